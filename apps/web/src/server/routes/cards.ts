import { ImageResponse } from 'next/og.js'
import type { FetchHandler, Services } from '@slotdrop/api'
import { createSiteMetadata } from '@slotdrop/config'
import { type Hex, parseShardIndex, type ShardIndex, isHashText } from '@slotdrop/drops'
import {
  cardSize,
  type DropCard,
  drawDropCard,
  keepDrawn,
  toDropCard,
  writeCardPage,
} from '../../features/drop-card/index.ts'

const site = createSiteMetadata()

/** What a card counts, of 600 a minute: a picture takes a tenth of a second to draw. */
const pictureUnits = 5

const draw = keepDrawn(
  async (card: DropCard) => new Uint8Array(await new ImageResponse(drawDropCard(card), cardSize).arrayBuffer()),
)

/** Where a request comes from: the other end of its connection, and its `X-Forwarded-For`, which counts if that end is a trusted proxy. */
type Client = { readonly remoteAddress: string | undefined; readonly forwardedFor: string | null }

async function fetchIndex(
  shards: FetchHandler,
  dropId: Hex,
  { remoteAddress, forwardedFor }: Client,
): Promise<ShardIndex | undefined> {
  try {
    // The limit applies to the client, not to the proxy in between.
    const headers = { 'x-forwarded-for': forwardedFor ?? '' }
    const url = `http://server.invalid/api/drops/${dropId}/index.json`
    const response = await shards(new Request(url, { headers }), { remoteAddress })
    return response.ok ? parseShardIndex(await response.text(), dropId) : undefined
  } catch {
    // A link is previewed all the same, without figures.
    return undefined
  }
}

/** What a messenger shows of a link: of a drop its name and figures, of the site what it is for. */
export type Cards = {
  /** The page of properties of a drop, at the address of its own page. */
  readonly describe: (dropId: Hex, client: Client) => Promise<Response>
  /** GET `/api/cards/…`: `<drop id>` as a page of properties, `<drop id>.png` as its picture, `site.png` as the site's. */
  readonly handle: FetchHandler
}

export function createCards(
  { shards, meter }: Pick<Services, 'shards' | 'meter'>,
  { publicUrl }: { publicUrl: string },
): Cards {
  const describe: Cards['describe'] = async (dropId, client) => {
    // Sound: who calls has matched it with 32 bytes in hex.
    const card = toDropCard(await fetchIndex(shards, dropId, client))
    const page = `${publicUrl}/d/${dropId}`
    return new Response(writeCardPage(card, { page, image: `${publicUrl}/api/cards/${dropId}.png` }), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // It stands at the address of the page itself: a cache that kept it would show it to people.
        'cache-control': 'no-store',
        vary: 'User-Agent',
      },
    })
  }
  const handle: FetchHandler = async (request, { remoteAddress }) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (name === 'site.png') return toPicture(await draw(toSiteCard()), 'public, max-age=86400')
    const [, dropId, isPicture] = /^(0x[^.]+)(\.png)?$/.exec(name) ?? []
    if (!isHashText(dropId)) return Response.json({ error: 'There is no such card.' }, { status: 404 })
    const client = { remoteAddress, forwardedFor: request.headers.get('x-forwarded-for') }
    if (!isPicture) return describe(dropId, client)
    const index = await fetchIndex(shards, dropId, client)
    // A drop may be published at any moment; what it says then does not change.
    return toPicture(await draw(toDropCard(index)), index ? 'public, max-age=86400' : 'no-store')
  }
  return { describe, handle: meter(handle, { cost: pictureUnits }) }
}

function toSiteCard(): DropCard {
  const [title = '', ...figures] = site.description.split(/(?<=\.) /)
  return { title, figures: figures.join(' '), slots: 33 }
}

function toPicture(bytes: Uint8Array, cacheControl: string): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'cache-control': cacheControl,
      // Shown where links are.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
