// The API as a process of its own. It is set up by the same variables as the web app.
import { parseServerEnv } from '@slotdrop/config/env'
import { createServer, createServices } from '../src/index.ts'

const env = parseServerEnv(process.env)
const endTracing = env.otlpEndpoint
  ? (await import('../src/tracing/startTracing.ts')).startTracing({ endpoint: env.otlpEndpoint })
  : undefined
const { server, stop } = createServer(await createServices({ env }))
let stopping: Promise<void> | undefined

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Asked twice, it does not wait.
    if (stopping) process.exit(1)
    stopping = stop()
      .then(() => endTracing?.())
      .then(() => process.exit(0))
  })
}

server.listen(env.port, env.host, () => console.log(`API on http://${env.host}:${env.port}/api/graphql`))
