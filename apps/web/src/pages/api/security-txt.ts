import type { NextApiRequest, NextApiResponse } from 'next'
import { serverEnv } from '../../server/env.ts'
import { toSecurityTxt } from '../../server/securityTxt.ts'

/** `/.well-known/security.txt`: where a fault is reported, where the site's operator said so. */
export default function handler(_request: NextApiRequest, response: NextApiResponse) {
  const { securityContact, publicUrl } = serverEnv()
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  if (securityContact === null) {
    response.status(404).setHeader('cache-control', 'no-store').send('This site names no contact.\n')
    return
  }
  response
    .setHeader('cache-control', 'public, max-age=3600')
    .send(toSecurityTxt({ contact: securityContact, publicUrl, now: new Date() }))
}
