import type { NextApiRequest, NextApiResponse } from 'next'
import { ImageResponse } from 'next/og'
import { type Hex, parseShardIndex, type ShardIndex } from '@slotdrop/drops'
import { serverEnv } from '../../../server/env.ts'
import {
  cardSize,
  drawDropCard,
  type DropCard,
  keepDrawn,
  toDropCard,
  writeCardPage,
} from '../../../features/drop-card/index.ts'
import { getServices } from '../../../server/services.ts'

async function readIndex(dropId: Hex): Promise<ShardIndex | undefined> {
  try {
    const { shards } = await getServices()
    const request = new Request(`http://server.invalid/api/drops/${dropId}/index.json`)
    const response = await shards(request, { remoteAddress: undefined })
    return response.ok ? parseShardIndex(await response.text(), dropId) : undefined
  } catch {
    // A link is previewed all the same, without figures.
    return undefined
  }
}

const draw = keepDrawn(
  async (card: DropCard) => new Uint8Array(await new ImageResponse(drawDropCard(card), cardSize).arrayBuffer()),
)

/** What a messenger shows of a drop's link: `<drop id>` as a page of properties, `<drop id>.png` as its picture. */
export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  const [, dropId, isImage] = /^(0x[0-9a-f]{64})(\.png)?$/.exec(String(request.query['name'])) ?? []
  if (!dropId) {
    response.status(404).json({ error: 'There is no such card.' })
    return
  }
  // Sound: the name was matched with 32 bytes in hex.
  const index = await readIndex(dropId as Hex)
  const card = toDropCard(index)
  if (isImage) {
    // A drop may be published at any moment; what it says then does not change.
    response.setHeader('cache-control', index ? 'public, max-age=86400' : 'public, max-age=60')
    response.setHeader('content-type', 'image/png').send(Buffer.from(await draw(card)))
    return
  }
  // It stands at the address of the page itself: a cache that kept it would show it to people.
  response.setHeader('cache-control', 'no-store').setHeader('vary', 'User-Agent')
  const { publicUrl } = serverEnv()
  const page = `${publicUrl}/d/${dropId}`
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .send(writeCardPage(card, { page, image: `${publicUrl}/api/cards/${dropId}.png` }))
}
