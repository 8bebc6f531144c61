import { metrics } from '@opentelemetry/api'

/** The part of a pool that is counted. */
type CountedPool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

/**
 * Observes the connections of a pool: in use, idle, and who waits for one.
 *
 * @param server host and port that it connects to
 * @returns a function that ends it
 */
export function observePool(pool: CountedPool, server: string): () => void {
  const meter = metrics.getMeter('@slotdrop/api')
  const connections = meter.createObservableGauge('db.client.connection.count', { description: 'By state' })
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'Who waits for a connection',
  })
  const all = [connections, waiting]
  const observe: Parameters<typeof meter.addBatchObservableCallback>[0] = (observed) => {
    const { totalCount, idleCount, waitingCount } = pool
    observed.observe(connections, totalCount - idleCount, { server, state: 'used' })
    observed.observe(connections, idleCount, { server, state: 'idle' })
    observed.observe(waiting, waitingCount, { server })
  }
  meter.addBatchObservableCallback(observe, all)
  return () => meter.removeBatchObservableCallback(observe, all)
}
