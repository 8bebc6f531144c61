import { library } from '@slotdrop/tsup'

export default library({
  index: 'src/index.ts',
  ids: 'src/ids.ts',
  names: 'src/names.ts',
  blockscout: 'src/blockscout.ts',
  tokens: 'src/tokens.ts',
  'address-face': 'src/getAddressFace.ts',
})
