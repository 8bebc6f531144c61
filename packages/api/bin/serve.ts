// The API as a process of its own, without the pages. It is set up by the same variables as the web app.
import { parseServerEnv } from '@slotdrop/config/env'
import { createLogger, createServer, openServices, runServer } from '../src/index.ts'

const env = parseServerEnv(process.env)
const logger = createLogger({ level: env.logLevel })
const onEnd = env.otlpEndpoint
  ? (await import('../src/tracing/startTracing.ts')).startTracing({ endpoint: env.otlpEndpoint })
  : undefined
const services = openServices({
  env,
  logger,
  onRefused: (error) => {
    console.error(error.shortMessage)
    process.exit(1)
  },
})
await runServer(createServer(services, { logger, trustedProxies: env.trustedProxies }), {
  port: env.port,
  host: env.host,
  onEnd,
})
console.log(`API on http://${env.host}:${env.port}/api/graphql`)
