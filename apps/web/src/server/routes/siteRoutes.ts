import type { Route, Services } from '@slotdrop/api'
import { type ServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { createAvatarProxy } from '@slotdrop/wallet-ui/avatars'
import { parseNodeCookie } from '../../chain/nodeCookie.ts'
import { withOwnNodes } from '../../chain/ownNodes.ts'
import type { Prices } from '../prices/createPrices.ts'
import { answerNodes } from './answerNodes.ts'
import { answerPrices } from './answerPrices.ts'
import { answerLabels, type SiteLabels } from './siteLabels.ts'
import type { Cards } from './cards.ts'
import { toSecurityTxt } from './securityTxt.ts'
import { createSiteMetadata } from '@slotdrop/config'

/**
 * `/manifest.json`, by which a Safe opens this site as an app within its own: it is read from a page of the Safe, and the picture
 * is shown there.
 */
function answerSafeManifest(): Response {
  const { siteName: name, description } = createSiteMetadata()
  return Response.json(
    { name, description, iconPath: 'icon.svg' },
    {
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
      },
    },
  )
}

/** What a picture of another host counts, of 600 a minute: the server waits for it up to five seconds. */
const avatarUnits = 5

/** What the site answers beside its API and its pages. */
export function siteRoutes(
  env: ServerEnv,
  {
    cards,
    prices,
    labels,
    meter,
    clientKey,
    getClient,
  }: { cards: Cards; prices: Prices | undefined; labels: SiteLabels | undefined } & Pick<
    Services,
    'meter' | 'clientKey' | 'getClient'
  >,
): Route[] {
  return [
    // Every page asks for it, and behind one address there may be many people: counted as a file.
    { path: /^\/api\/config$/, handle: meter(async (request) => answerConfig(env, request), { isFile: true }) },
    {
      path: /^\/api\/nodes$/,
      handle: meter(async (request, { body }) => answerNodes(request, body, env)),
      bodyLimit: 1_000,
    },
    {
      path: /^\/api\/prices\/\d{1,10}\/[\w,]{1,900}$/,
      name: '/api/prices/:chain/:tokens',
      handle: meter(async (request, { remoteAddress }) =>
        answerPrices(request, prices, { chainIds: env.chainIds, client: clientKey(request, remoteAddress) }),
      ),
    },
    {
      path: /^\/api\/labels$/,
      handle: meter(async (request) => answerLabels(request, labels), { isFile: true, cost: labels?.units ?? 1 }),
    },
    {
      path: /^\/api\/avatar$/,
      handle: meter(createAvatarProxy({ ipfsGateway: env.ipfsGateway, getClient }), { cost: avatarUnits }),
    },
    { path: /^\/api\/cards\/[^/]+$/, name: '/api/cards/:name', handle: cards.handle },
    { path: /^\/manifest\.json$/, handle: async () => answerSafeManifest() },
    { path: /^\/\.well-known\/security\.txt$/, handle: async () => answerSecurityTxt(env) },
  ]
}

/** What the browser has to know of this deployment, and which nodes its user named. */
function answerConfig(env: ServerEnv, request: Request): Response {
  const nodes = parseNodeCookie(request.headers.get('cookie'), env)
  return Response.json(withOwnNodes(toRuntimeConfig(env), nodes), { headers: { 'cache-control': 'private, no-store' } })
}

/** Where a fault is reported, where the site's operator said so. */
function answerSecurityTxt({ securityContact: contact, publicUrl }: ServerEnv): Response {
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  if (contact === null)
    return new Response('This site names no contact.\n', {
      status: 404,
      headers: { ...type, 'cache-control': 'no-store' },
    })
  return new Response(toSecurityTxt({ contact, publicUrl, now: new Date() }), {
    headers: { ...type, 'cache-control': 'public, max-age=3600' },
  })
}
