import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every bare import that the browser half reaches, through all files of ours. */
function collectImports(file: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file.href)) return new Set()
  seen.add(file.href)
  const names = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name ?? '')
  return new Set(
    names.flatMap((name) => (name.startsWith('.') ? [...collectImports(new URL(name, file), seen)] : [name])),
  )
}

test('siwe and ethers never reach a browser: the browser half imports React, viem and our two foundations alone', () => {
  const names = collectImports(new URL('index.ts', import.meta.url))
  expect([...names].toSorted()).toEqual(['@slotdrop/errors', '@slotdrop/messages', 'react', 'viem', 'viem/siwe'])
})
