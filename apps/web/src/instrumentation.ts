/** Called by Next once a process, before anything is served: traces, where a collector is configured. */
export async function register(): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- Next's own constant, replaced in a build
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { serverEnv } = await import('./server/env.ts')
  const { otlpEndpoint: endpoint } = serverEnv()
  if (endpoint === null) return
  const { startTracing } = await import('@slotdrop/api/tracing')
  startTracing({ endpoint })
}
