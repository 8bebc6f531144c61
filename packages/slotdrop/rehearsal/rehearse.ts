// `pnpm rehearse`: see docs/rehearsal.md. Not part of the package.
import { batchingHttp } from '@slotdrop/chains'
import { type ChainClient, fetchOffer, systemClock } from '@slotdrop/delivery'
import { createPublicClient } from 'viem'
import { keyOptions, nodeOptions, outOption, feeOptions, text } from '../src/arguments/options.ts'
import { parseArguments } from '../src/arguments/parseArguments.ts'
import { readGwei } from '../src/arguments/readGwei.ts'
import { createHost } from '../src/createHost.ts'
import { toFailure } from '../src/errors.ts'
import { exitCodes } from '../src/exitCodes.ts'
import { writeAtomically } from '../src/files/writeAtomically.ts'
import { createHider } from '../src/hideSecrets.ts'
import type { Host } from '../src/host.ts'
import { keySourceOf, openOwnKey } from '../src/keys/openKey.ts'
import * as messages from '../src/messages.generated.ts'
import { testNetworks, toChain } from './networks.ts'
import { runRehearsal } from './runRehearsal.ts'
import { toPage } from './toPage.ts'

const options = {
  ...nodeOptions,
  ...keyOptions,
  ...feeOptions,
  ...outOption(messages.optionOutSealed),
  network: text('NAME', messages.optionChain),
  rows: text('NUMBER', messages.optionRound),
  round: text('NUMBER', messages.optionRound),
}

const usage = `pnpm rehearse --network ${Object.keys(testNetworks).join('|')} or --rpc URL, --keystore FILE --password-file FILE [--rows 300] [--fee-ceiling GWEI] [--round NUMBER] [--out FILE]\n`

/** @param argv as it was typed */
async function rehearse(argv: readonly string[], host: Host): Promise<number> {
  const given = parseArguments(argv, options, host)
  const name = given.oneOf('network', Object.keys(testNetworks))
  const network = name === undefined ? undefined : testNetworks[name]
  const url = given.texts('rpc')[0] ?? network?.rpcUrls.default.http[0]
  if (url === undefined) {
    host.note(usage)
    return exitCodes.usage
  }
  const account = await openOwnKey(given, host, keySourceOf(given))
  const transport = batchingHttp(url, { retryCount: 3 })
  const chainId = await createPublicClient({ transport }).getChainId()
  if (network && network.id !== chainId) {
    host.note(`The node serves chain ${chainId}, not ${network.name}.\n`)
    return exitCodes.usage
  }
  const chain = toChain(chainId)
  if (!chain.testnet && chainId !== 31_337)
    host.note(`${chain.name} is no test network: this costs real ${chain.nativeCurrency.symbol}.\n`)
  // Sound: viem's client, whose type names one chain.
  const client = createPublicClient({ chain, transport, cacheTime: 0 }) as unknown as ChainClient
  const offer = await fetchOffer(client, 2n ** 64n)
  if (offer.kind === 'too-high') throw new Error('The node names no sensible price of gas.')
  const present = 'gasPrice' in offer.fees ? offer.fees.gasPrice : offer.fees.maxFeePerGas
  const round = BigInt(given.integer('round') ?? Math.floor(Date.now() / 1000))
  host.note(
    `Round ${round} from ${account.address} on ${chain.name}. The same --round goes on after an interruption.\n`,
  )
  const rehearsal = await runRehearsal({
    ...{ client, chainId, account, clock: systemClock, round },
    ceiling: readGwei(given, 'fee-ceiling') ?? present * 2n,
    rowCount: given.integer('rows', { min: 10, max: 10_000 }) ?? 300,
    note: (line) => host.note(`${line}\n`),
  })
  const page = toPage(rehearsal, { chain, at: new Date() })
  const out = given.path('out')
  if (out === undefined) host.write(page)
  else writeAtomically(out, [page])
  const { isComplete, report } = rehearsal
  return isComplete && report.tiesOut ? exitCodes.done : exitCodes.unfinished
}

const [first, ...others] = process.argv.slice(2)
const argv = first === '--' ? others : [first, ...others].filter((part) => part !== undefined)
const machine = createHost(process.env)
const publicUrls = Object.values(testNetworks).flatMap(({ rpcUrls }) => rpcUrls.default.http)
const hide = createHider([...argv, ...publicUrls], process.env)
const host: Host = {
  ...machine,
  write: (line) => machine.write(hide(line)),
  note: (line) => machine.note(hide(line)),
}
try {
  process.exitCode = await rehearse(argv, host)
} catch (error) {
  const { message, details, exitCode } = toFailure(error)
  host.note(`${message}\n${details === undefined ? '' : `${details}\n`}`)
  process.exitCode = exitCode
}
