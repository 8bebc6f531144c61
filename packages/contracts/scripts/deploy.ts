// `pnpm --filter contracts run deploy --network <name>` is a dry run; `--broadcast` deploys.
// The key comes from DEPLOYER_PRIVATE_KEY and is never printed.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createPublicClient, createWalletClient, formatEther, formatGwei, type Hex, http, isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { broadcast, inspect, plan } from './deployDistributor.ts'
import { writeDeployment } from './deployments.ts'
import { findNetwork, networkNames } from './networks.ts'

function end(message: string, code = 1): never {
  console[code === 0 ? 'log' : 'error'](message)
  process.exit(code)
}

const { values } = parseArgs({
  // pnpm hands the `--` on.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    network: { type: 'string' },
    'rpc-url': { type: 'string' },
    broadcast: { type: 'boolean', default: false },
    deployments: { type: 'string', default: fileURLToPath(new URL('../deployments', import.meta.url)) },
  },
})
const name = values.network ?? end(`Say where: --network <name>, one of ${networkNames}.`)
const chainId = findNetwork(name) ?? end(`There is no network "${name}". There are: ${networkNames}.`)
const url =
  values['rpc-url'] ??
  process.env[`RPC_URL_${chainId}`]?.split(',')[0]?.trim() ??
  end(`Say how to reach ${name}: RPC_URL_${chainId} or --rpc-url <url>.`)
const client = createPublicClient({ transport: http(url) })

const planned = await plan(client, chainId)
if (planned.kind === 'wrong chain')
  end(`The node is of chain ${planned.found}, not of ${name} (${planned.expected}). Nothing was sent.`)
if (planned.kind === 'no deployer')
  end(
    `${name} has no CREATE2 deployer at ${planned.deployer}. Put it there first: it is one transaction without a key. Nothing was sent.`,
  )

if (planned.kind === 'missing instructions')
  end(
    `${name} does not run Cancun's instructions (${planned.missing.join(', ')} is missing), and the contract needs them. Nothing was sent.`,
  )

const found = await inspect(client, chainId)
if (found.kind === 'other code')
  end(
    `Other code stands at ${found.address} (hash ${found.runtimeHash}, expected ${found.expected}). Build from the release and try again.`,
  )
if (found.kind === 'deployed') {
  writeDeployment(values.deployments, found.deployment)
  end(`${name}: already at ${found.deployment.address}, and its code is the built one.`, 0)
}
if (planned.kind === 'ready')
  console.log(
    `${name}: ${found.kind === 'nothing' ? found.address : ''} would get the distributor for ${planned.gas} gas, ` +
      `${formatEther(planned.cost)} coins at ${formatGwei(planned.gasPrice)} gwei.`,
  )
if (!values.broadcast) end('A dry run: nothing was sent. Add --broadcast to deploy.', 0)

const key = process.env.DEPLOYER_PRIVATE_KEY
if (!isHex(key) || key.length !== 66)
  end('DEPLOYER_PRIVATE_KEY must be a private key: 0x and 64 digits. Nothing was sent.')
const wallet = createWalletClient({ account: privateKeyToAccount(key as Hex), transport: http(url) })
const after = await broadcast(client, wallet, chainId)
if (after.kind !== 'deployed') end(`The transaction was mined, but the code at ${after.address} is not the built one.`)
else {
  writeDeployment(values.deployments, after.deployment)
  end(
    `${name}: deployed at ${after.deployment.address} in ${after.deployment.transaction}, and its code is the built one.`,
    0,
  )
}
