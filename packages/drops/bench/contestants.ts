import { readFile } from 'node:fs/promises'
import type * as Viem from 'viem'
import { loadKeccak } from '../src/keccak/loadKeccak.ts'
import { readList } from '../src/list/readList.ts'
import { freezeManifest } from '../src/manifest/freezeManifest.ts'
import { getSlot } from '../src/manifest/getSlot.ts'
import { manifestChunks } from '../src/manifest/json/manifestJson.ts'
import { accountTexts } from '../src/rows/accounts.ts'
import { sortRows } from '../src/rows/sortRows.ts'
import { planSlots } from '../src/slots/planSlots.ts'
import { standardTreeNodes } from '../src/tree/openZeppelinTree.ts'
import { rootOf, sealSlots } from '../src/tree/sealSlots.ts'
import { readUint } from '../src/values/uint256.ts'
import { sampleColumns } from './sample.ts'

/** What a contestant found: so that nobody wins by doing less. */
export type Outcome = {
  readonly ready: number
  readonly errors: number
  readonly total: string
}

// Each contestant loads its own libraries, so that their memory is nobody else's.
async function loadJudge() {
  const { isAddress, parseUnits } = await import('viem')
  return createJudge(isAddress, parseUnits)
}

/** The work that is compared: exact amounts, checksums, repeated addresses, errors with their line. */
function createJudge(isAddress: typeof Viem.isAddress, parseUnits: typeof Viem.parseUnits) {
  return (rows: readonly (readonly string[])[]): Outcome => {
    const seen = new Map<string, number>()
    const errors: { line: number; reason: string }[] = []
    const ready: { line: number; account: string; amount: bigint }[] = []
    let total = 0n
    rows.forEach(([account = '', amount = ''], index) => {
      const line = index + 2
      if (!isAddress(account, { strict: true })) errors.push({ line, reason: 'address' })
      else if (!/^\d+(\.\d{1,18})?$/.test(amount)) errors.push({ line, reason: 'amount' })
      else {
        const key = account.toLowerCase()
        const former = seen.get(key)
        if (former !== undefined) errors.push({ line, reason: `repeats ${former}` })
        else seen.set(key, line)
        const units = parseUnits(amount, 18)
        ready.push({ line, account: key, amount: units })
        total += units
      }
    })
    return { ready: ready.length, errors: errors.length, total: `${total}` }
  }
}

function toHex(bytes: Uint8Array) {
  return `0x${Buffer.from(bytes).toString('hex')}`
}

const terms = {
  chainId: 1,
  distributor: '0x95adEB498b085240E2fe917f21242bC76f1F9aCD',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  token: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  standard: 'ERC20',
  policy: 'skip',
  safeTransfer: false,
  direct: false,
  opensAtSeconds: 0n,
  closesAtSeconds: 0n,
  round: 1n,
  slotSize: 250,
} as const

async function asValues(count: number): Promise<[string, string][]> {
  const rows = sampleColumns(count)
  const accounts = accountTexts(await loadKeccak(), rows.accounts, 0, count)
  return accounts.map((account, row) => [account, `${rows.amounts ? readUint(rows.amounts, row) : 0n}`])
}

/** Each prepares its input, then answers the work that is timed. */
export const contestants: Record<string, (input: string) => Promise<() => unknown>> = {
  'lists: ours': async (file) => {
    const bytes = await readFile(file)
    await loadKeccak()
    return async (): Promise<Outcome> => {
      const { tally, total } = await readList(bytes, { standard: 'ERC20', decimals: 18 })
      return { ready: tally.ready + tally.warnings, errors: tally.errors, total: `${total}` }
    }
  },
  'lists: papaparse + viem': async (file) => {
    const bytes = await readFile(file)
    const { default: Papa } = await import('papaparse')
    const judgeRows = await loadJudge()
    return () => {
      const text = new TextDecoder().decode(bytes)
      return judgeRows(Papa.parse<string[]>(text, { skipEmptyLines: true }).data.slice(1))
    }
  },
  'lists: uDSV + viem': async (file) => {
    const bytes = await readFile(file)
    const { initParser, inferSchema } = await import('udsv')
    const judgeRows = await loadJudge()
    return () => {
      const text = new TextDecoder().decode(bytes)
      return judgeRows(initParser(inferSchema(text)).stringArrs(text))
    }
  },
  'tree: ours, slots and rows': async (count) => {
    const rows = sampleColumns(Number(count))
    const keccak = await loadKeccak()
    return () => {
      const sorted = sortRows(rows, 'ERC20')
      const work = sealSlots(sorted, 250, keccak)
      for (let step = work.next(); ; step = work.next()) if (step.done) return rootOf(step.value)
    }
  },
  'tree: ours, in OpenZeppelin’s format': async (count) => {
    const rows = sampleColumns(Number(count))
    const keccak = await loadKeccak()
    return () => toHex(standardTreeNodes(rows, 'ERC20', keccak).nodes.subarray(0, 32))
  },
  'tree: OpenZeppelin Standard': async (count) => {
    const values = await asValues(Number(count))
    const { StandardMerkleTree } = await import('@openzeppelin/merkle-tree')
    return () => StandardMerkleTree.of(values, ['address', 'uint256']).root
  },
  'tree: OpenZeppelin Simple': async (count) => {
    const rows = sampleColumns(Number(count))
    const { SimpleMerkleTree } = await import('@openzeppelin/merkle-tree')
    const leaves = Array.from({ length: rows.count }, (_, row) =>
      toHex(Uint8Array.from({ length: 32 }, (_, byte) => rows.accounts[row * 20 + (byte % 20)] ?? 0)),
    )
    return () => SimpleMerkleTree.of(leaves).root
  },
  // All that stands between a judged list and the first signature.
  'manifest: ours, sealed, planned, every slot packed, JSON written': async (count) => {
    const rows = sampleColumns(Number(count))
    await loadKeccak()
    return async () => {
      const manifest = await freezeManifest({
        terms,
        token: { symbol: 'T', name: 'T', decimals: 18 },
        title: 'T',
        rows,
      })
      const plan = planSlots({
        rowCount: manifest.rowCount,
        standard: 'ERC20',
        measured: [
          { rows: 10, gas: 320_000n },
          { rows: 250, gas: 6_600_000n },
        ],
        gasCap: 16_777_216n,
      })
      let packedBytes = 0
      for (let slot = 0; slot < manifest.slotCount; slot++)
        packedBytes += (getSlot(manifest, slot).packed.length - 2) / 2
      let characters = 0
      for (const piece of manifestChunks(manifest)) characters += piece.length
      return { dropId: manifest.dropId, plan: plan.kind, packedBytes, characters }
    }
  },
}
