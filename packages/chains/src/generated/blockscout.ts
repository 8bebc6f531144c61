// Written by scripts/writeParts.ts.


export const blockscout: Readonly<Record<number, string>> = {
  1: "eth.blockscout.com",
  137: "polygon.blockscout.com",
  42161: "arbitrum.blockscout.com",
  10: "explorer.optimism.io",
  8453: "base.blockscout.com",
  11155111: "eth-sepolia.blockscout.com",
  100: "gnosis.blockscout.com",
  130: "unichain.blockscout.com",
  324: "zksync.blockscout.com",
  34443: "explorer.mode.network",
  42220: "celo.blockscout.com",
  84532: "base-sepolia.blockscout.com",
  534352: "scroll.blockscout.com",
  11155420: "optimism-sepolia.blockscout.com",
}
