import { join } from 'node:path'
import type { Plugin } from 'vite'

const standIns = join(import.meta.dirname, '../../../../apps/web/stories/next')
const files: Readonly<Record<string, string>> = {
  'next/dynamic': 'dynamic.tsx',
  'next/head': 'head.ts',
  'next/link': 'link.tsx',
  'next/router': 'router.ts',
}
const useDropClient = /\/apps\/web\/src\/workers\/useDropClient\.ts$/

/** Stories of the web app run without Next: in place of its modules are small ones of the same shape. */
export function nextStandIns(): Plugin {
  return {
    name: 'next-stand-ins',
    enforce: 'pre',
    resolveId: (source) => (files[source] === undefined ? undefined : join(standIns, files[source])),
    // The page's worker is one file that Next's build makes; here it is bundled as the other workers are.
    transform: (code, id) =>
      useDropClient.test(id) ? code.replace("process.env.NODE_ENV === 'production'", 'false') : undefined,
  }
}
