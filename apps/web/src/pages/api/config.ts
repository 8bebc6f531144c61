import type { NextApiRequest, NextApiResponse } from 'next'
import { toRuntimeConfig } from '@slotdrop/config/env'
import { serverEnv } from '../../server/env.ts'
import { parseNodeCookie } from '../../chain/nodeCookie.ts'
import { withOwnNodes } from '../../chain/ownNodes.ts'

/** What the browser has to know of this deployment, and which nodes its user named. */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  const env = serverEnv()
  const nodes = parseNodeCookie(request.headers.cookie, env)
  response.setHeader('cache-control', 'private, no-store').json(withOwnNodes(toRuntimeConfig(env), nodes))
}
