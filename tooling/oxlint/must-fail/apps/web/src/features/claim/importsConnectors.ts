export { injected } from 'wagmi/connectors'
