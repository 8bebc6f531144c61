// Writes every generated file anew and fails when that changes one: what is committed must be what the sources say.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const skipped = new Set(['node_modules', '.git', '.next', '.turbo', '.tools', '.data', 'dist', 'cache', 'artifacts'])

function isGenerated(path: string) {
  return path.endsWith('schema.graphql') || /\.generated\.(tsx?|json)$/.test(path) || /(^|\/)generated\//.test(path)
}

function snapshot() {
  const files = new Map<string, string>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path)
      } else if (isGenerated(relative(root, path)))
        files.set(relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex'))
    }
  }
  visit(root)
  return files
}

const before = snapshot()
const { status } = spawnSync('turbo', ['run', 'codegen', '--force', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const after = snapshot()
const drifted = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path))
if (drifted.length > 0) {
  console.error(
    `Generated files differ from their sources:\n  ${drifted.join('\n  ')}\nRun \`pnpm codegen\` and commit them.`,
  )
  process.exit(1)
}
console.log(`${after.size} generated files are what their sources say.`)
