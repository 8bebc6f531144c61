// Written by scripts/writeParts.ts.
import type { ChainNames } from '../chains/ChainParts.ts'

export const names: readonly ChainNames[] = [
  { "id": 1, "name": "Ethereum", "shortNames": ["eth", "ethereum", "mainnet"], "explorerHosts": ["etherscan.io", "cn.etherscan.io", "ethplorer.io", "eth.blockscout.com"], "blockscoutHost": "eth.blockscout.com", "priceId": "ethereum" },
  { "id": 137, "name": "Polygon", "symbol": "POL", "shortNames": ["pol", "matic", "polygon"], "explorerHosts": ["polygonscan.com", "polygon.blockscout.com"], "blockscoutHost": "polygon.blockscout.com", "priceId": "polygon" },
  { "id": 56, "name": "BNB Smart Chain", "symbol": "BNB", "shortNames": ["bnb", "bsc"], "explorerHosts": ["bscscan.com"], "priceId": "bsc" },
  { "id": 42161, "name": "Arbitrum One", "shortNames": ["arb1", "arbitrum", "arbitrum-one"], "explorerHosts": ["arbiscan.io", "arbitrum.blockscout.com"], "blockscoutHost": "arbitrum.blockscout.com", "priceId": "arbitrum" },
  { "id": 10, "name": "OP Mainnet", "shortNames": ["oeth", "optimism", "op"], "explorerHosts": ["optimistic.etherscan.io", "optimism.blockscout.com", "explorer.optimism.io"], "blockscoutHost": "explorer.optimism.io", "priceId": "optimism" },
  { "id": 43114, "name": "Avalanche", "symbol": "AVAX", "shortNames": ["avax", "avalanche", "avaxc"], "explorerHosts": ["snowtrace.io", "snowscan.xyz"], "priceId": "avax" },
  { "id": 5, "name": "Goerli", "shortNames": ["gor", "goerli"], "explorerHosts": ["goerli.etherscan.io"] },
  { "id": 8453, "name": "Base", "shortNames": ["base"], "explorerHosts": ["basescan.org", "base.blockscout.com"], "blockscoutHost": "base.blockscout.com", "priceId": "base" },
  { "id": 11155111, "name": "Sepolia", "shortNames": ["sep", "sepolia"], "explorerHosts": ["sepolia.etherscan.io", "eth-sepolia.blockscout.com"], "blockscoutHost": "eth-sepolia.blockscout.com" },
  { "id": 31337, "name": "Local chain", "shortNames": [], "explorerHosts": [] },
]
