import type { NextApiRequest, NextApiResponse } from 'next'
import { toRuntimeConfig } from '@slotdrop/config/env'
import { serverEnv } from '../../lib/env.ts'

/** What the browser has to know of this deployment. */
export default function handler(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('cache-control', 'no-store').json(toRuntimeConfig(serverEnv()))
}
