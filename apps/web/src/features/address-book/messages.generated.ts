// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  addressBook: object
  about: object
  name: object
  address: object
  add: object
  nameMissing: object
  notKept: object
  full: { most: number }
  added: { name: string | number }
  renamed: { name: string | number }
  removed: { name: string | number }
  imported: { names: number }
  importedInPart: { names: number; skipped: number; lines: string | number }
  import: object
  export: object
  fileOfNames: object
  find: object
  findHint: object
  empty: object
  names: object
  nameOf: { address: string | number }
  save: object
  cancel: object
  rename: object
  remove: object
  more: { more: number }
  noneFits: object
}

export const messages: Messages<Arguments> = {
  namespace: "address-book",
  texts: {
    addressBook: "Address book",
    about: "Names for addresses, kept on this device alone. They stand beside the whole address in lists and can be searched for; what is paid is always the address.",
    name: "Name",
    address: "Address",
    add: "Add",
    nameMissing: "Give it a name.",
    notKept: "This browser did not keep it: it keeps nothing, or its space is used up.",
    full: ["An address book holds ",["most",4]," names. Remove some first."],
    added: [["name"]," is in the address book."],
    renamed: ["It is called ",["name"]," now."],
    removed: [["name"]," was removed."],
    imported: [["names",2,{"one":[0," name was"],"other":[0," names were"]}]," read."],
    importedInPart: [["names",2,{"one":[0," name was"],"other":[0," names were"]}]," read; ",["skipped",2,{"one":["line ",["lines"]," holds"],"other":[0," lines hold"]}]," no address with a name",["skipped",2,{"one":"","other":[" (",["lines"],")"]}],"."],
    import: "Import CSV",
    export: "Export CSV",
    fileOfNames: "File of names",
    find: "Find a name or an address",
    findHint: "Name or address",
    empty: "No names yet. Add one above, or import a CSV file with a name and an address in each line.",
    names: "Names",
    nameOf: ["Name of ",["address"]],
    save: "Save",
    cancel: "Cancel",
    rename: "Rename",
    remove: "Remove",
    more: [["more",2,{"one":[0," more is"],"other":[0," more are"]}]," found by searching."],
    noneFits: "No name fits.",
  },
}
