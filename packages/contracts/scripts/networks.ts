/** Networks that the distributor is deployed to. `RPC_URL_<chain id>` in the environment, or `--rpc-url`, says how to reach one. */
export const networks = {
  ethereum: 1,
  polygon: 137,
  bsc: 56,
  arbitrum: 42161,
  optimism: 10,
  avalanche: 43114,
  sepolia: 11155111,
  local: 31337,
} as const

export type Network = keyof typeof networks

export function isNetwork(name: string): name is Network {
  return Object.hasOwn(networks, name)
}

/** What is said to somebody who named none of them. */
export const networkNames = Object.keys(networks).join(', ')
