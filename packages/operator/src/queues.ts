import type { Hex } from '@slotdrop/drops'
import { defineQueue } from '@slotdrop/jobs'

/** What a job of the service is about. */
export type DropJob = { readonly dropId: Hex }

/** To reckon what sending a drop takes. Who asks with other fees meanwhile is answered by the job that is at work. */
export const planQueue = defineQueue<DropJob>('sending-quote', {
  policy: 'exclusive',
  maxRetries: 3,
  keptSeconds: 600,
})

/**
 * A turn in the lane of a drop. Who sends is decided by the lane, not by the queue; a turn that is lost is asked for again by whoever looks
 * for drops that nobody looks at, and a turn that finds the lane taken ends at once: its owner reads the order by itself. So no turn waits
 * for another: a queue of which one does (`stately`) learns only once a minute that the other has ended.
 */
export const laneQueue = defineQueue<DropJob>('sending-turn', { policy: 'short', maxRetries: 3, keptSeconds: 600 })

/** The queues of the service. */
export const queues = [planQueue, laneQueue]
