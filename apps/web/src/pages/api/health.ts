import type { NextApiRequest, NextApiResponse } from 'next'
import { serverEnv } from '../../server/env.ts'

/** Whether the process answers and its environment is in order. The database is asked by /api/ready. */
export default function handler(_request: NextApiRequest, response: NextApiResponse) {
  serverEnv()
  response.setHeader('cache-control', 'no-store').json({ status: 'ok' })
}
