import type { IncomingMessage } from 'node:http'
import { type ServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { getConnectSources, getFrameSources } from '@slotdrop/wallet-ui/server'
import { parseNodeCookie } from '../chain/nodeCookie.ts'
import { toWalletRuntime } from '../chain/toWalletRuntime.ts'
import { type OwnNodes, withOwnNodes } from '../chain/ownNodes.ts'

type Asked = Pick<IncomingMessage, 'headers' | 'url'>

const policed = new Set(['document', 'iframe', 'frame', 'worker'])

/** Whether a browser lives by the policy of the answer: pages and workers have one, what they fetch has theirs. */
function isPoliced({ headers, url = '/' }: Asked): boolean {
  const destination = headers['sec-fetch-dest']
  return typeof destination === 'string' ? policed.has(destination) : !/^\/(?:api|_next)\//.test(url)
}

/**
 * The policy of pages: no inline script but the bootstrap lines of prerendered pages, by their hash, and no machine but those of
 * the deployment and the nodes that whoever asks named for herself.
 */
function writePolicy(env: ServerEnv, scriptHashes: readonly string[], nodes: OwnNodes): string {
  const config = withOwnNodes(toRuntimeConfig(env), nodes)
  const runtime = toWalletRuntime(config)
  const newNode = config.newNode === undefined ? [] : [new URL(config.newNode).origin]
  const frames = getFrameSources(runtime)
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptHashes],
    'worker-src': ["'self'", 'blob:'],
    // RainbowKit writes its theme as a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...getConnectSources(runtime), ...newNode],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...env.frameAncestors],
  }
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * Headers of every answer of the site. They decide nothing about who may do what: handlers do.
 *
 * @param scriptHashes sources of the policy, as `scripts/hashInlineScripts.ts` writes them after the build
 */
export function createSecurityHeaders(
  env: ServerEnv,
  scriptHashes: readonly string[],
): (asked: Asked) => Readonly<Record<string, string>> {
  const common = {
    'content-security-policy': writePolicy(env, scriptHashes, {}),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  return (asked) => {
    const nodes = asked.headers.cookie && isPoliced(asked) ? parseNodeCookie(asked.headers.cookie, env) : {}
    if (Object.keys(nodes).length === 0) return common
    return {
      ...common,
      'content-security-policy': writePolicy(env, scriptHashes, nodes),
      // Pages and scripts may be kept by whatever lies between; a policy of one person may not.
      'cache-control': 'private, no-cache',
    }
  }
}
