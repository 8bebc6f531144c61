import { readFile } from 'node:fs/promises'
import { distributorAddress } from '@slotdrop/contracts'
import { createMemoryJournal, fetchAuthoriseSteps } from '@slotdrop/delivery'
import { createPipeline } from '@slotdrop/delivery/engine'
import { freezeManifest, readList, type Address } from '@slotdrop/drops'
import { createPublicClient, createWalletClient, http, parseGwei, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

const transport = http(process.env['RPC_URL'])
const account = privateKeyToAccount(process.env['PRIVATE_KEY'] as Hex)
const client = createPublicClient({ transport })
const wallet = createWalletClient({ account, transport })
const token = { symbol: 'MERI', name: 'Meridian', decimals: 18 }

const list = await readList(await readFile('list.csv', 'utf8'), { standard: 'ERC20', decimals: token.decimals })
if (!list.canSeal) throw new Error(`The list has ${list.issues.length} kinds of problems.`)
const parties = { chainId: await client.getChainId(), distributor: distributorAddress, sender: account.address }
const rules = { standard: 'ERC20', policy: 'skip', safeTransfer: false, direct: false, slotSize: 250 } as const
const times = { opensAtSeconds: 0n, closesAtSeconds: 0n, round: BigInt(Date.now()) } // the same round again pays nobody twice
const terms = { ...parties, ...rules, ...times, token: process.env['TOKEN'] as Address }
const manifest = await freezeManifest({ terms, token, title: 'Season 2', rows: list.columns() })
for (const { request } of await fetchAuthoriseSteps({ client, manifest })) {
  const hash = await wallet.sendTransaction({ to: request.to, data: request.data, value: request.value, chain: null })
  await client.waitForTransactionReceipt({ hash })
}
const journal = createMemoryJournal() // a durable one, and a script that is killed continues where it was
const pipeline = createPipeline({ client, manifest, signer: account, journal, fees: { ceiling: parseGwei('50') } })
await pipeline.start()
if (pipeline.getState().phase !== 'complete') throw pipeline.getState().problem
console.log(`Paid ${manifest.rowCount} rows: ${manifest.dropId}`)
