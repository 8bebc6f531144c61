import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import { observeProcess } from '../metrics/observeProcess.ts'

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
