import type { Hex } from '@slotdrop/drops'
import { defineQueue } from '@slotdrop/jobs'

/** What a job of the service is about. */
export type DropJob = { readonly dropId: Hex }

// `short`: where one job waits for the end of another, what is at work is known to the queue only once a minute, and an order would
// wait for that.

/** To reckon what sending a drop takes. It may be asked with other fees while it is reckoned. */
export const planQueue = defineQueue<DropJob>('sending-quote', { policy: 'short', maxRetries: 3, keptSeconds: 600 })

/**
 * A turn in the lane of a drop. Who sends is decided by the lane, not by the queue; a turn that is lost is asked for again by whoever looks
 * for drops that nobody looks at, and a turn that finds the lane taken ends at once: its owner reads the order by itself.
 */
export const laneQueue = defineQueue<DropJob>('sending-turn', { policy: 'short', maxRetries: 3, keptSeconds: 600 })

/** The queues of the service. */
export const queues = [planQueue, laneQueue]
