import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NextRequest, NextResponse } from 'next/server'
import { toRuntimeConfig } from '@slotdrop/config/env'
import { getConnectSources, getFrameSources } from '@slotdrop/wallet-ui/server'
import { serverEnv } from './server/env.ts'
import { parseNodeCookie } from './chain/nodeCookie.ts'
import { type OwnNodes, withOwnNodes } from './chain/ownNodes.ts'

/** Hashes of the few inline bootstrap lines of prerendered pages, written after the build. */
function readScriptHashes(): string[] {
  const file = join(process.cwd(), '.next', 'inline-script-hashes.json')
  // Sound: `scripts/hashInlineScripts.ts` writes it, after each build.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

let scriptHashes: string[] | undefined

/**
 * Headers of every answer. The policy allows no inline script but the bootstrap lines, by their hash, and no machine but those of the
 * deployment and the nodes that whoever asks named for herself.
 */
function securityHeaders(nodes: OwnNodes): Record<string, string> {
  const env = serverEnv()
  const isDevelopment = env.mode === 'development'
  const runtime = withOwnNodes(toRuntimeConfig(env), nodes)
  scriptHashes ??= readScriptHashes()
  const frames = getFrameSources(runtime)
  const policy = {
    'default-src': ["'self'"],
    'script-src': isDevelopment
      ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
      : ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
    'worker-src': ["'self'", 'blob:'],
    // RainbowKit writes its theme as a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...getConnectSources(runtime), ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...env.frameAncestors],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/**
 * Programs that show a link's picture in a conversation. They run no scripts, so the page itself tells them nothing. Only names
 * that fetch for pictures: a messenger's own browser, with a person before it, calls itself by the messenger's name.
 */
const previewers =
  /facebookexternalhit|facebot|twitterbot|slackbot|discordbot|telegrambot|^whatsapp\/|linkedinbot|skypeuripreview|mastodon\/|synapse \(bot|redditbot|pinterestbot|embedly|iframely|bluesky cardyb|vkshare|line-poker|kakaotalk-scrap/i

/** Where a link's picture is described to such a program. */
function toCardPath({ headers: sent, nextUrl }: NextRequest): string | undefined {
  const [, dropId] = /^\/d\/(0x[0-9a-f]{64})\/?$/.exec(nextUrl.pathname) ?? []
  // Browsers say how they came to ask; programs do not.
  if (!dropId || sent.has('sec-fetch-mode')) return undefined
  return previewers.test(sent.get('user-agent') ?? '') ? `/api/cards/${dropId}` : undefined
}

const policed = new Set(['document', 'iframe', 'frame', 'worker'])

/** Whether a browser lives by the policy of the answer: pages and workers have one, what they fetch has theirs. */
function isPoliced({ headers: sent, nextUrl }: NextRequest): boolean {
  const destination = sent.get('sec-fetch-dest')
  return destination === null ? !/^\/(?:api|_next)\//.test(nextUrl.pathname) : policed.has(destination)
}

let common: Record<string, string> | undefined

/** Adds the security headers to every route. It decides nothing about who may do what: handlers do. */
export function proxy(request: NextRequest) {
  const card = toCardPath(request)
  const response = card ? NextResponse.rewrite(new URL(card, request.url)) : NextResponse.next()
  const nodes = isPoliced(request) ? parseNodeCookie(request.headers.get('cookie'), serverEnv()) : {}
  const isPersonal = Object.keys(nodes).length > 0
  const headers = isPersonal ? securityHeaders(nodes) : (common ??= securityHeaders({}))
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  // Prerendered pages and scripts may be kept by whatever lies between; a policy of one person may not.
  if (isPersonal) response.headers.set('cache-control', 'private, no-cache')
  return response
}
