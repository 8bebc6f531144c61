// `pnpm slotdrop export <manifest> --rpc <url>`: the public page of a drop as a folder of files.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { exportDrop } from './exportDrop.ts'

const usage = `Usage: pnpm slotdrop export <manifest.json> --rpc <url> [--rpc <url>] [--out <folder>] [--url <address>]

Writes the public page of a drop and its files into a folder that any static host or IPFS gateway can serve.
  --rpc   node that recipients' browsers ask; give two, and the page compares them
  --out   folder to write, default ./drop
  --url   where it will be served from, default https://example.com`

try {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: {
      rpc: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'drop' },
      url: { type: 'string', default: 'https://example.com' },
    },
  })
  const [command, file] = positionals
  if (command !== 'export' || file === undefined) {
    console.error(usage)
    process.exit(2)
  }
  // pnpm runs scripts in the package's folder, not where the user stands.
  const here = process.env['INIT_CWD'] ?? process.cwd()
  const out = resolve(here, values.out)
  const path = await exportDrop({
    manifest: await readFile(resolve(here, file), 'utf8'),
    out,
    site: fileURLToPath(new URL('../../../apps/web', import.meta.url)),
    rpcUrls: values.rpc,
    publicUrl: values.url.replace(/\/$/, ''),
  })
  console.log(`Written to ${out}. Serve it from the root of a host; the page is ${path}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
