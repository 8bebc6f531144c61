import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const nanosecondsOfSecond = 1e9
const resolutionMs = 10

/** Observes this process: how late its event loop is and how busy, since it was last asked, and its memory. */
function observeProcess(): void {
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

const metricIntervalMs = 15_000

/**
 * Sends spans and metrics to an OpenTelemetry collector from now on, for everything in this process that is made afterwards.
 *
 * @param parameters.endpoint base address of the collector's OTLP over HTTP, such as `http://127.0.0.1:4318`
 * @param parameters.serviceName tells processes of one kind from those of another; the server's where it is left out
 * @returns a function that sends what is left and ends
 */
export function startTracing(parameters: {
  endpoint: string
  serviceName?: string
  exporter?: SpanExporter
  reader?: MetricReader
}): () => Promise<void> {
  const { endpoint, serviceName = 'slotdrop' } = parameters
  const resource = resourceFromAttributes({ 'service.name': serviceName })
  const exporter = parameters.exporter ?? new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href })
  const tracerProvider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  tracerProvider.register()
  const reader =
    parameters.reader ??
    new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: new URL('/v1/metrics', endpoint).href }),
      exportIntervalMillis: metricIntervalMs,
    })
  const meterProvider = new MeterProvider({ resource, readers: [reader] })
  metrics.setGlobalMeterProvider(meterProvider)
  observeProcess()
  // A collector that is gone keeps nobody from ending.
  return async () => {
    await Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()])
    for (const registered of [trace, context, propagation, metrics]) registered.disable()
  }
}
