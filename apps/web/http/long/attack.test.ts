import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serializeManifest } from '@slotdrop/drops'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { askGraphQl, signIn } from '../fixtures/askSite.ts'
import { testSite } from '../fixtures/deploymentTest.ts'
import { makeList, saveDropOperation, siteWithContract } from '../fixtures/makeList.ts'

const test = testSite(siteWithContract)
const seconds = Number(process.env.ATTACK_SECONDS ?? 30)

function start(script: string, ...args: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url))
  return spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

type Health = { asked: number; failed: number; p50: number; p99: number; worst: number }

async function probe(url: string, forSeconds: number): Promise<Health> {
  const child = start('healthProbe.ts', `${url}/healthz`, String(forSeconds))
  let text = ''
  child.stdout?.on('data', (chunk) => (text += String(chunk)))
  await once(child, 'exit')
  return JSON.parse(text) as Health
}

const attacks = [
  ['bodies', 'forty bodies without end'],
  ['slow', 'a thousand slow connections'],
  ['readers', 'ten readers of the dearest queries'],
] as const

test(
  'under attack from another process the site answers every health check, and its memory comes back',
  { tags: ['W11', 'G10'] },
  async ({ site }) => {
    const { url, port, memory } = site
    const account = privateKeyToAccount(generatePrivateKey())
    const cookie = await signIn(site, account)
    const list = await makeList(account.address, { rows: 4_000 })
    const variables = { manifest: serializeManifest(list), publish: true }
    expect((await askGraphQl(site, { query: saveDropOperation, variables }, { cookie })).text).toContain('SavedDrop')

    const attack = async (kind: string, forSeconds: number) => {
      const attacker = start('attacker.ts', kind, String(port), list.dropId)
      await once(attacker.stdout!, 'data')
      const health = await probe(url, forSeconds)
      const gone = once(attacker, 'exit')
      attacker.kill('SIGKILL')
      await gone
      return health
    }
    // Fills caches before memory is measured.
    for (const [kind] of attacks) await attack(kind, 3)
    const atRest = await probe(url, 5)
    const before = memory()
    for (const [kind, name] of attacks) {
      const health = await attack(kind, seconds)
      console.log(
        `${name}: health ${JSON.stringify(health)}, at rest ${JSON.stringify(atRest)}; memory ${Math.round(memory() / 1024)} MB, before ${Math.round(before / 1024)} MB`,
      )
      expect(health.failed).toBe(0)
    }
    await expect.poll(memory, { timeout: 120_000 }).toBeLessThan(before * 1.1)
  },
)
