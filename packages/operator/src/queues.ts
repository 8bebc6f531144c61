import type { Hex } from '@slotdrop/drops'
import { defineQueue } from '@slotdrop/jobs'

/** What a job of the service is about. */
export type DropJob = { readonly dropId: Hex }

/** To reckon what sending a drop takes. One waits while one is at work: it may be asked with other fees meanwhile. */
export const planQueue = defineQueue<DropJob>('sending-plan', { policy: 'stately', maxRetries: 3, keptSeconds: 600 })

/**
 * A turn in the lane of a drop. Who sends is decided by the lane, not by the queue; a turn that is lost is asked for again by whoever looks
 * for drops that nobody looks at.
 */
export const laneQueue = defineQueue<DropJob>('sending-lane', { policy: 'stately', maxRetries: 3, keptSeconds: 600 })

/** The queues of the service. */
export const queues = [planQueue, laneQueue]
