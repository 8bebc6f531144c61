/** What an extension put at `window.ethereum`, if anything. */
export function getWindowEthereum(): unknown {
  return (globalThis as { ethereum?: unknown }).ethereum
}
