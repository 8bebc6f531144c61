// `pnpm --filter contracts verify:deployments`: for each network with an RPC, whether the code on chain is the built one.
import { fileURLToPath } from 'node:url'
import { getChainName } from '@slotdrop/chains/names'
import { createPublicClient, http } from 'viem'
import { inspect } from './deployDistributor.ts'
import { readDeployment } from './deployments.ts'
import { networks } from './networks.ts'

const folder = fileURLToPath(new URL('../deployments', import.meta.url))

/** One line, and whether it is bad news. */
async function verdictOf(chainId: number): Promise<[line: string, isBad: boolean]> {
  const name = getChainName(chainId) ?? `chain ${chainId}`
  const url = process.env[`RPC_URL_${chainId}`]?.split(',')[0]?.trim()
  const claimed = readDeployment(folder, chainId)
  if (url === undefined)
    return claimed
      ? [`${name}: not looked at, although a deployment is on file. Set RPC_URL_${chainId}.`, true]
      : [`${name}: not configured (RPC_URL_${chainId} is not set).`, false]
  try {
    const client = createPublicClient({ transport: http(url) })
    const found = await client.getChainId()
    if (found !== chainId) return [`${name}: the node is of chain ${found}, not ${chainId}.`, true]
    const inspected = await inspect(client, chainId)
    if (inspected.kind === 'deployed')
      return [`${name}: the code at ${inspected.deployment.address} is the built one.`, false]
    if (inspected.kind === 'other code') return [`${name}: OTHER CODE at ${inspected.address}.`, true]
    return [
      `${name}: nothing at ${inspected.address}${claimed ? ', although a deployment is on file' : ''}.`,
      claimed !== undefined,
    ]
  } catch (error) {
    return [`${name}: the node did not answer (${error instanceof Error ? error.name : 'unknown'}). Try again.`, true]
  }
}

const verdicts = await Promise.all(networks.map(verdictOf))
for (const [line] of verdicts) console.log(line)
process.exit(verdicts.some(([, isBad]) => isBad) ? 1 : 0)
