import type { ApiServer } from './createServer.ts'

/**
 * Listens, and ends the process in good order when it is asked to: SIGTERM as a deployment says it, with notice to whoever sends
 * requests; SIGINT as somebody at a terminal says it, who waits. Asked the same twice, it does not wait.
 *
 * @param onEnd what is to be done at the end, such as sending what was traced
 */
export function runServer(
  { server, stop }: ApiServer,
  { port, host, onEnd }: { port: number; host: string; onEnd?: (() => Promise<void>) | undefined },
): Promise<void> {
  const asked = new Set<NodeJS.Signals>()
  let stopping: Promise<void> | undefined
  const end = (signal: NodeJS.Signals) => {
    if (asked.has(signal)) process.exit(1)
    asked.add(signal)
    stopping ??= stop(signal === 'SIGINT' ? { noticeMs: 0, lingerMs: 100 } : {})
      .then(onEnd)
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  return new Promise((listening, fail) => {
    server.once('error', fail)
    server.listen(port, host, listening)
  })
}
