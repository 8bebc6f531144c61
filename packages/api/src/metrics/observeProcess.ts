import { metrics } from '@opentelemetry/api'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const nanosecondsOfSecond = 1e9
const resolutionMs = 10

/** Observes this process: how late its event loop is and how busy, since it was last asked, and its memory. */
export function observeProcess(): void {
  const meter = metrics.getMeter('@slotdrop/api')
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let since = performance.eventLoopUtilization()
  const delays = meter.createObservableGauge('nodejs.eventloop.delay', { unit: 's', description: 'By quantile' })
  const utilization = meter.createObservableGauge('nodejs.eventloop.utilization', { description: 'From 0 to 1' })
  const memory = meter.createObservableGauge('process.memory.usage', { unit: 'By', description: 'By kind' })
  meter.addBatchObservableCallback(
    (observed) => {
      for (const quantile of [50, 99])
        observed.observe(delays, delay.percentile(quantile) / nanosecondsOfSecond, { quantile: quantile / 100 })
      observed.observe(delays, delay.max / nanosecondsOfSecond, { quantile: 1 })
      delay.reset()
      const now = performance.eventLoopUtilization()
      observed.observe(utilization, performance.eventLoopUtilization(now, since).utilization)
      since = now
      const { rss, heapUsed, external } = process.memoryUsage()
      for (const [kind, bytes] of Object.entries({ resident: rss, heap: heapUsed, external }))
        observed.observe(memory, bytes, { kind })
    },
    [delays, utilization, memory],
  )
}
