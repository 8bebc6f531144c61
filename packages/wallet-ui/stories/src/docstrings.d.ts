declare module 'virtual:docstrings' {
  import type { ComponentDoc } from 'react-docgen-typescript'

  const docstrings: Readonly<Record<string, ComponentDoc>>
  export default docstrings
}
