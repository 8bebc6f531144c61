import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api'

/** Asked for each time, as a tracer stays with the provider that it had first. Without a provider, the usual case, it does nothing. */
function getTracer() {
  return trace.getTracer('@slotdrop/api')
}

/**
 * The trace a request belongs to: the one that is active already, as Next begins one, else what its caller says in
 * `traceparent` (W3C Trace Context). A header that is malformed begins a new trace.
 */
export function contextOf(request: Request): Context {
  const active = context.active()
  if (trace.getSpanContext(active)) return active
  const carrier = { traceparent: request.headers.get('traceparent'), tracestate: request.headers.get('tracestate') }
  const given = Object.fromEntries(Object.entries(carrier).filter(([, value]) => value !== null))
  return propagation.extract(active, given)
}

/**
 * Runs work in a span. Attributes say what is done, never with what: no values of variables, no account, no secret.
 *
 * @param within the trace to belong to; default: the active one
 */
export async function withSpan<result>(
  name: string,
  parameters: { kind?: SpanKind; attributes?: Attributes; within?: Context },
  work: (setAttributes: (attributes: Attributes) => void) => Promise<result>,
): Promise<result> {
  const { kind = SpanKind.INTERNAL, attributes = {}, within = context.active() } = parameters
  return getTracer().startActiveSpan(name, { kind, attributes }, within, async (span) => {
    try {
      return await work((more) => span.setAttributes(more))
    } catch (error) {
      // The kind of an error alone: its message may repeat what a user sent.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      throw error
    } finally {
      span.end()
    }
  })
}
