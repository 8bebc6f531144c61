export { ConnectButton } from '@rainbow-me/rainbowkit'
