import { metrics } from '@opentelemetry/api'
import type { SendingFigures } from '../sending.ts'

/**
 * Observes the sender service within this server, by the names that its own processes give to Prometheus. All processes say the same of
 * the service, but for the drops that they work on.
 *
 * @returns a function that ends it
 */
export function observeSending(fetchFigures: () => Promise<SendingFigures>): () => void {
  const meter = metrics.getMeter('@slotdrop/api')
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(`slotdrop_operator_${name}`, { description })
  const gauges = {
    lanes: gauge('lanes', 'Drops that this process works on'),
    drops: gauge('drops', 'By stage and by what they wait for'),
    transactions: gauge('transactions_total', 'Transactions that were mined'),
    wasted: gauge('transactions_wasted_total', 'Transactions that were mined and paid nobody'),
    forgotten: gauge('forgotten_drops', 'Drops that no process looked at in time'),
    requestsWaiting: gauge('requests_waiting', 'Rows that recipients asked for and that are not paid yet'),
    requestsOldestSeconds: gauge('requests_oldest_seconds', 'Seconds for which the first of these rows has waited'),
    processes: gauge('processes', 'Processes of the service'),
  }
  const { drops: dropGauge, ...others } = gauges
  const all = Object.values(gauges)
  const observe: Parameters<typeof meter.addBatchObservableCallback>[0] = async (observed) => {
    const figures = await fetchFigures().catch(() => undefined)
    if (!figures) return
    const { drops, ...sums } = figures
    for (const { stage, waiting, count } of drops) observed.observe(dropGauge, count, { stage, waiting })
    // Sound: the figures have the names of the gauges.
    for (const [name, each] of Object.entries(others)) observed.observe(each, sums[name as keyof typeof sums])
  }
  meter.addBatchObservableCallback(observe, all)
  return () => meter.removeBatchObservableCallback(observe, all)
}
