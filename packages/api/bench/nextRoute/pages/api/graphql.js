import { createServices, toNodeHandler } from '@slotdrop/api'
import { parseServerEnv } from '@slotdrop/config/env'

export const config = { api: { bodyParser: false, externalResolver: true } }

let services

/** The whole stack, mounted as the web app mounts it. */
export default toNodeHandler(async (request, connection) => {
  services ??= createServices({ env: parseServerEnv(process.env) })
  return (await services).graphql(request, connection)
})
