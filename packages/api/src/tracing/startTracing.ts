import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'

/**
 * Sends spans to an OpenTelemetry collector from now on, for everything in this process.
 *
 * @param parameters.endpoint base address of the collector's OTLP over HTTP, such as `http://127.0.0.1:4318`
 * @returns a function that sends what is left and ends
 */
export function startTracing(parameters: { endpoint: string; exporter?: SpanExporter }): () => Promise<void> {
  const exporter =
    parameters.exporter ?? new OTLPTraceExporter({ url: new URL('/v1/traces', parameters.endpoint).href })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'slotdrop' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  return () => provider.shutdown()
}
