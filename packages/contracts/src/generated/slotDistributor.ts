// Written by `pnpm codegen`. Do not edit.
export const slotDistributorAbi = [
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "AlreadyCancelled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AlreadySettled",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "AmountOverflow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "BadMask",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      }
    ],
    "name": "BadProof",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "BadRecipient",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slotSize",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      }
    ],
    "name": "BadSlotSize",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ClaimsNeedToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "ClaimsNotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "CoinHasNoToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "actual",
        "type": "uint256"
      }
    ],
    "name": "InexactTransfer",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MalformedRow",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MalformedRows",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoBalance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "rowCount",
        "type": "uint256"
      }
    ],
    "name": "NoSuchRow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "slots",
        "type": "uint256"
      }
    ],
    "name": "NoSuchSlot",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NoTokenCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotAuthorised",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "opensAt",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "NotOpenYet",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "PaysDistributor",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "PullFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "Reentered",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "RefundFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "ReturnFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowRejected",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "flags",
        "type": "uint256"
      }
    ],
    "name": "UnknownFlags",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "standard",
        "type": "uint256"
      }
    ],
    "name": "UnknownStandard",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "expected",
        "type": "uint256"
      }
    ],
    "name": "WrongRowCount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "WrongValue",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      }
    ],
    "name": "ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "DropCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "name": "DropRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RowClaimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bytes",
        "name": "reason",
        "type": "bytes"
      }
    ],
    "name": "RowFailed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "name": "SlotSent",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ANYONE",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "cancel",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "row",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "rowProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "bytes32",
        "name": "rowsHash",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "slotProof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "claimTo",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      }
    ],
    "name": "dropIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "name": "register",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "sender",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint8",
            "name": "standard",
            "type": "uint8"
          },
          {
            "internalType": "uint8",
            "name": "flags",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "opensAt",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint64",
            "name": "round",
            "type": "uint64"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint32",
            "name": "rows",
            "type": "uint32"
          },
          {
            "internalType": "uint16",
            "name": "slotSize",
            "type": "uint16"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          }
        ],
        "internalType": "struct Drop",
        "name": "drop",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "slot",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "rows",
        "type": "bytes"
      },
      {
        "internalType": "bytes32",
        "name": "rowsRoot",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32[]",
        "name": "proof",
        "type": "bytes32[]"
      },
      {
        "internalType": "uint256",
        "name": "mask",
        "type": "uint256"
      }
    ],
    "name": "send",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "failed",
        "type": "uint256"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "settled",
    "outputs": [
      {
        "internalType": "uint256[]",
        "name": "words",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "dropId",
        "type": "bytes32"
      }
    ],
    "name": "stateOf",
    "outputs": [
      {
        "internalType": "enum ISlotDistributor.Status",
        "name": "status",
        "type": "uint8"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "claimsOpen",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
export const slotDistributorBytecode = '0x608080604052346015576133bd908161001a8239f35b5f80fdfe60c06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611ec3565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611ec3565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f88565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f88565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f88565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611fc7565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c88484612265565b948484612dd7565b1561128757906111df91612265565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612baf565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601612691565b0390fd5b6112d78382949394612265565b926112e486848385612dd7565b156113375750906112f491612265565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612baf565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c9260046126cf565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b6114169350612838565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c612601565b9760046126cf565b612601565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611db6576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611fc7565b8015918280611d9f575b611b455750600290610100860151611b35575b03611a9f57505090611a9b93929181519360046122da565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b612265565b91611ae387518789878960046122da565b9a612265565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d92918619169060046124c7565b611b2894939192889698191692600461232b565b1791565b50505f94611afc565b611b3f8787612013565b50611a83565b9693959750505091611b573084612265565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611b838884612013565b611b8d8587612265565b611b998230888a612dd7565b15611d9157611ba88688612265565b900390808203611d5f575050611bbd88612876565b929098845193602086019a8b519586820201958202860195611be3818987896004612c8c565b9c5101868103611d45575b50011c9182611d29575b505050508580155f14611d1b5750505f5b611c133084612265565b611c1d8286610f26565b8103611cde575080611c34575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c9e575050611c8f903090612265565b91818303611229578080611c2a565b6112c68391611cab612baf565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601612691565b85611ce98387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d2491612013565b611c09565b93611d3a939291819a9560046122da565b17945f808080611bf8565b86611d579189939e9387896004612d45565b179a5f611bee565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112c684611293612baf565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611dd08551346119e5565b95805194879860208301945b611dee57505050505050505191030290565b90919293949597611e1a90611e0286612876565b968782011c9a88518092020196028601809686612a09565b9890945b808603611e3357509395949392919083611ddc565b9490989b99611e428286612aa7565b611e4c8286612b8c565b908d8211611e8a5781611e8293928892039c611e758b858a89611e6d612baf565b936004612bf0565b179e039188510186612a09565b989094611e1e565b611e948587612013565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f595774040000000000000000000000000000000000000000815416611f2e5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f99575050565b90925b602084359182811160051b9081521852602060405f20930190808218611fc0575050565b9092611f9c565b803b15611fd15750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516121aa5760608101519260e08201516120fd5761203e825160a084015190610f26565b8160c06020850151940151918460031b935b61205d5750505050500290565b849061206883612876565b9290936120758486610f26565b1c9302019085810282019060031c850282015b868184106120b25750505b8082106120a1575081612050565b909585908735851c01960190612093565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191612088565b90506121a691507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f9360408201936060830193506020830191865b865188101561225b57600183891c1615612252576121f16121eb86516121e587518c612dc4565b90610f26565b86612b8c565b86519061220182820292836119e5565b14801590612247575b61221b5760019101975b01966121be565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50818181011061220a565b96600190612214565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122985750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6122f75750505050505050565b6123239861230483612876565b9a90938b85011c9384938851809202019b028b01809b87878c8c612d45565b1798906122ea565b90929594955f966123d8867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124bd579081859395925160208201935b6123f75750505050505050565b60018516151580612491575b80612461575b612424575b835161241991610f26565b9360011c93846123ea565b97604051906020820182811067ffffffffffffffff8211176101e25761241992612458916040525f81528b858b8b89612bf0565b1798905061240e565b5061248c61247160208501610ea5565b61247a85610ea5565b60808501516014850135901c91612838565b612409565b5073ffffffffffffffffffffffffffffffffffffffff6124b084610ea5565b16813560601c1415612403565b505f955050505050565b826125f1575f935b84811161259d5761259757918160208293519101915b6124f0575050505050565b6001831615158061256b575b61251657815161250b91610f26565b9160011c91826124e5565b8473ffffffffffffffffffffffffffffffffffffffff61253860208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61258a85610ea5565b16813560601c14156124fc565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125bf60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6125fb8383612013565b936124cf565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122985750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816126cc97961684521660208301526040820152816060820152019061264e565b90565b9190926126de60208401610ea5565b9260205f6040830196600260ff6126f48a610f00565b161482146127b15760c49061274e61270b86610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b1561277f575050505050565b90600160ff61279a6127946112c69695610ea5565b97610f00565b16036127aa57505b611293612baf565b90506127a2565b60649060026127c260608701610f00565b161515831461282d576342842e0e905b6127db86610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d151716612773565b6323b872dd906127d2565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f91600181161561292f575b8060016126cc920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506126cc6129ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612883565b93929093828514612aa057919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f1161115612a96570396830194848618612a8f5750505050509190565b9496612a2d565b9695505050505050565b5092509190565b90803560601c8015612b4f573014612b1257612ac38183612b8c565b15612acc575050565b906020612ade612ae793835190610ec6565b910151906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b906020612ade612b2493835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612b61836020612ade85835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612b9c9060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612bd0575b604051918083525f602084013e60608201604052565b60409150612bba565b6040906126cc93928152816020820152019061264e565b936060612c0f60019394956020612ade612c16959b9a9b835190610ec6565b9501610f00565b16612c57577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612c50600195966040519182918783612bd9565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612bd9565b9493929091945f956020830151850191853560601c916020820195612cb984612cb489610ea5565b612265565b94612cce818a89612cc98c610ea5565b612e2a565b03612d2057505050606091612ce9612cf192612cb487610ea5565b039483612b8c565b9101510290818303612d0257505050565b6125bf73ffffffffffffffffffffffffffffffffffffffff91610ea5565b925092509493506126cc959650612d378484612aa7565b612d3f612baf565b94612bf0565b929093959491612d58835f988487613060565b9460208301905b848703612d6f5750505050505050565b90919293949597612d808986612aa7565b612d95612d8b612baf565b8a8787868c612bf0565b17978251019285808503612db1575b5091909594939295612d5f565b612dbd91948689613060565b9285612da4565b81810292918115918404141715610ed357565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612fec5792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612edb575b505b848610612e8a575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612ed55784019493929190612e72565b94612e7a565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde57850195949392919094612e68565b95505084939291905f612e70565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d16600160605114111602156130585760140190828218613052575090505b5f6034525f60605290565b9061300e565b915050613047565b919091602081019161307183610ea5565b60ff61307f60408501610f00565b16908115806133a7575b6133975750600181146132c65760021461318c576130ac6130b291959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f1111561317f5787903d613167575b0198888a186131615750505050505050505090565b98613113565b9050601f3d1660015f5114111561317f57879061314c565b9850505050505050505090565b6131a79161319f61270b92969594610ea5565b608052610ea5565b60608201519260e0830151602084015190608085015160a05260c085015160a0860151975b601481013560a0511c604487015288810135821c83178881026064880152813560601c806024890152308118021590151760205f60c4898260805162061a80f111156132bb5783903d613296575b01978489186132905750505050505b1561323357505090565b6132459261324091612b8c565b612dc4565b7f495a9962000000000000000000000000000000000000000000000000000000005f5273ffffffffffffffffffffffffffffffffffffffff608051166004526024525f60445260645ffd5b976131cc565b9050601f3d1660015f511411156132ae57839061321a565b975050505050505f613229565b975050505050613229565b509092916132d390610ea5565b60026132ea60606132e387610ea5565b9601610f00565b16613389576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f1021561337f5782903d613366575b019483861861336057505050505b6040525f60605290565b94613314565b9050601f3d16600160605114111561337f578290613348565b9450505050613356565b6342842e0e939492916132f9565b919350506126cc94939150612e2a565b5060046133b660608601610f00565b161561308956' as const
export const slotDistributorRuntimeBytecode = '0x60c06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611ec3565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611ec3565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f88565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f88565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f88565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611fc7565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c88484612265565b948484612dd7565b1561128757906111df91612265565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612baf565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601612691565b0390fd5b6112d78382949394612265565b926112e486848385612dd7565b156113375750906112f491612265565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612baf565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c9260046126cf565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b6114169350612838565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c612601565b9760046126cf565b612601565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611db6576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611fc7565b8015918280611d9f575b611b455750600290610100860151611b35575b03611a9f57505090611a9b93929181519360046122da565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b612265565b91611ae387518789878960046122da565b9a612265565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d92918619169060046124c7565b611b2894939192889698191692600461232b565b1791565b50505f94611afc565b611b3f8787612013565b50611a83565b9693959750505091611b573084612265565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611b838884612013565b611b8d8587612265565b611b998230888a612dd7565b15611d9157611ba88688612265565b900390808203611d5f575050611bbd88612876565b929098845193602086019a8b519586820201958202860195611be3818987896004612c8c565b9c5101868103611d45575b50011c9182611d29575b505050508580155f14611d1b5750505f5b611c133084612265565b611c1d8286610f26565b8103611cde575080611c34575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c9e575050611c8f903090612265565b91818303611229578080611c2a565b6112c68391611cab612baf565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601612691565b85611ce98387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d2491612013565b611c09565b93611d3a939291819a9560046122da565b17945f808080611bf8565b86611d579189939e9387896004612d45565b179a5f611bee565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112c684611293612baf565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611dd08551346119e5565b95805194879860208301945b611dee57505050505050505191030290565b90919293949597611e1a90611e0286612876565b968782011c9a88518092020196028601809686612a09565b9890945b808603611e3357509395949392919083611ddc565b9490989b99611e428286612aa7565b611e4c8286612b8c565b908d8211611e8a5781611e8293928892039c611e758b858a89611e6d612baf565b936004612bf0565b179e039188510186612a09565b989094611e1e565b611e948587612013565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f595774040000000000000000000000000000000000000000815416611f2e5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f99575050565b90925b602084359182811160051b9081521852602060405f20930190808218611fc0575050565b9092611f9c565b803b15611fd15750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516121aa5760608101519260e08201516120fd5761203e825160a084015190610f26565b8160c06020850151940151918460031b935b61205d5750505050500290565b849061206883612876565b9290936120758486610f26565b1c9302019085810282019060031c850282015b868184106120b25750505b8082106120a1575081612050565b909585908735851c01960190612093565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191612088565b90506121a691507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f9360408201936060830193506020830191865b865188101561225b57600183891c1615612252576121f16121eb86516121e587518c612dc4565b90610f26565b86612b8c565b86519061220182820292836119e5565b14801590612247575b61221b5760019101975b01966121be565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50818181011061220a565b96600190612214565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122985750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6122f75750505050505050565b6123239861230483612876565b9a90938b85011c9384938851809202019b028b01809b87878c8c612d45565b1798906122ea565b90929594955f966123d8867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124bd579081859395925160208201935b6123f75750505050505050565b60018516151580612491575b80612461575b612424575b835161241991610f26565b9360011c93846123ea565b97604051906020820182811067ffffffffffffffff8211176101e25761241992612458916040525f81528b858b8b89612bf0565b1798905061240e565b5061248c61247160208501610ea5565b61247a85610ea5565b60808501516014850135901c91612838565b612409565b5073ffffffffffffffffffffffffffffffffffffffff6124b084610ea5565b16813560601c1415612403565b505f955050505050565b826125f1575f935b84811161259d5761259757918160208293519101915b6124f0575050505050565b6001831615158061256b575b61251657815161250b91610f26565b9160011c91826124e5565b8473ffffffffffffffffffffffffffffffffffffffff61253860208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61258a85610ea5565b16813560601c14156124fc565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125bf60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6125fb8383612013565b936124cf565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122985750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816126cc97961684521660208301526040820152816060820152019061264e565b90565b9190926126de60208401610ea5565b9260205f6040830196600260ff6126f48a610f00565b161482146127b15760c49061274e61270b86610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b1561277f575050505050565b90600160ff61279a6127946112c69695610ea5565b97610f00565b16036127aa57505b611293612baf565b90506127a2565b60649060026127c260608701610f00565b161515831461282d576342842e0e905b6127db86610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d151716612773565b6323b872dd906127d2565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f91600181161561292f575b8060016126cc920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506126cc6129ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612883565b93929093828514612aa057919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f1161115612a96570396830194848618612a8f5750505050509190565b9496612a2d565b9695505050505050565b5092509190565b90803560601c8015612b4f573014612b1257612ac38183612b8c565b15612acc575050565b906020612ade612ae793835190610ec6565b910151906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b906020612ade612b2493835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612b61836020612ade85835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612b9c9060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612bd0575b604051918083525f602084013e60608201604052565b60409150612bba565b6040906126cc93928152816020820152019061264e565b936060612c0f60019394956020612ade612c16959b9a9b835190610ec6565b9501610f00565b16612c57577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612c50600195966040519182918783612bd9565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612bd9565b9493929091945f956020830151850191853560601c916020820195612cb984612cb489610ea5565b612265565b94612cce818a89612cc98c610ea5565b612e2a565b03612d2057505050606091612ce9612cf192612cb487610ea5565b039483612b8c565b9101510290818303612d0257505050565b6125bf73ffffffffffffffffffffffffffffffffffffffff91610ea5565b925092509493506126cc959650612d378484612aa7565b612d3f612baf565b94612bf0565b929093959491612d58835f988487613060565b9460208301905b848703612d6f5750505050505050565b90919293949597612d808986612aa7565b612d95612d8b612baf565b8a8787868c612bf0565b17978251019285808503612db1575b5091909594939295612d5f565b612dbd91948689613060565b9285612da4565b81810292918115918404141715610ed357565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612fec5792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612edb575b505b848610612e8a575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612ed55784019493929190612e72565b94612e7a565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde57850195949392919094612e68565b95505084939291905f612e70565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d16600160605114111602156130585760140190828218613052575090505b5f6034525f60605290565b9061300e565b915050613047565b919091602081019161307183610ea5565b60ff61307f60408501610f00565b16908115806133a7575b6133975750600181146132c65760021461318c576130ac6130b291959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f1111561317f5787903d613167575b0198888a186131615750505050505050505090565b98613113565b9050601f3d1660015f5114111561317f57879061314c565b9850505050505050505090565b6131a79161319f61270b92969594610ea5565b608052610ea5565b60608201519260e0830151602084015190608085015160a05260c085015160a0860151975b601481013560a0511c604487015288810135821c83178881026064880152813560601c806024890152308118021590151760205f60c4898260805162061a80f111156132bb5783903d613296575b01978489186132905750505050505b1561323357505090565b6132459261324091612b8c565b612dc4565b7f495a9962000000000000000000000000000000000000000000000000000000005f5273ffffffffffffffffffffffffffffffffffffffff608051166004526024525f60445260645ffd5b976131cc565b9050601f3d1660015f511411156132ae57839061321a565b975050505050505f613229565b975050505050613229565b509092916132d390610ea5565b60026132ea60606132e387610ea5565b9601610f00565b16613389576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f1021561337f5782903d613366575b019483861861336057505050505b6040525f60605290565b94613314565b9050601f3d16600160605114111561337f578290613348565b9450505050613356565b6342842e0e939492916132f9565b919350506126cc94939150612e2a565b5060046133b660608601610f00565b161561308956' as const
export const slotDistributorRuntimeHash = '0x8c79416cde501b9f38385d1475ce5788aafb3a5424e4cdd2d00d5c4e047ed331' as const
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C' as const
export const distributorAddress = '0x2e0c88E511FCF8AacF3B9345cfAB221726938CfE' as const
export const distributorDeployData = '0x0000000000000000000000000000000000000000000000000000000000000000608080604052346015576133bd908161001a8239f35b5f80fdfe60c06040526004361015610011575f80fd5b5f3560e01c80630a11b52914610d6d578063239af6a114610cbe5780633cc44cb714610b97578063405d30af14610b4b57806364482ac414610aac578063712f424a146103d857806375533abe14610360578063904108f7146102135763f904163c1461007c575f80fd5b3461020f5760607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576004356024356044356100bd81610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f604051950116840184811067ffffffffffffffff8211176101e25760405281845261010b82610f0e565b927fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe06020860194013685375f5b838110610183578486604051918291602083019060208452518091526040830191905f5b81811061016a575050500390f35b825184528594506020938401939092019160010161015c565b61018d8183610f26565b835f5260205260405f20549086518110156101b55760019160208260051b8901015201610138565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52603260045260245ffd5b7f4e487b71000000000000000000000000000000000000000000000000000000005f52604160045260245ffd5b5f80fd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36016101a0811261020f576101601361020f576101643573ffffffffffffffffffffffffffffffffffffffff811680910361020f576101843580151580820361020f57610284611ec3565b9161028d6116e1565b508080610347575b61031f57156103035774020000000000000000000000000000000000000000740100000000000000000000000000000000000000005b841717825560405192835260208301527f382f88744f03ef28e344612ac46aaf264c5600c45f854ac304e297934adbb67a60403393a3005b740200000000000000000000000000000000000000005f6102cb565b7f9c318ecf000000000000000000000000000000000000000000000000000000005f5260045ffd5b5060443560ff811680820361020f576003915014610295565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610398611ec3565b74040000000000000000000000000000000000000000815533907f70e6f0f3a61df13efa5c3a28c6b9492465b87375f88f68bb7a3335c7039a23675f80a3005b7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610200811261020f576101601361020f57610184356101643567ffffffffffffffff821161020f573660238301121561020f5781600401359067ffffffffffffffff821161020f5760248301366024848601011161020f576101c43567ffffffffffffffff811161020f57610474903690600401610dd3565b926101e435915f5c610a845760015f5d5f955f97610490610e04565b958654740400000000000000000000000000000000000000008116610a585760843564ffffffffff81169081810361020f57814210610a2857505060a43564ffffffffff811690818114158061020f5782151580610a1c575b6109e85750505073ffffffffffffffffffffffffffffffffffffffff1660043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f575033141590816109dd575b816109be575b5061098e576105466116e1565b97600389141580610985575b610955576101043563ffffffff811680910361020f57610124359061ffff82169182810361020f57506105a9827fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818401016119e5565b8089101561092657506106159291888102909103908082101561091e5750955b6080866040518187823720604051907fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e82528a602083015260408201526101a435606082015220611f88565b61014435036108f25760405197610120890189811067ffffffffffffffff8211176101e2576040525f89525f60208a01525f60408a01525f60608a01525f60808a01525f60a08a01525f60c08a01525f60e08a0152813560011a91803560021a93813560031a60288201358160031b610100031c93868601601401937ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc838a0301858104996021851060218b101660218a101692600189151591355f1a141691878c021490856004011016161690806001146108e4576002146108df578515165b601f878301116101008e0152156108b75760289101018a5260208a01528360408a015260608901528060031b61010003608089015260140160a08801528060031b6101000360c0880152156108ab575b81810361087d575082811c61084e5750825f528060205260405f2090815492831916935f95856107dc575b505050505050803403610792575b506040915f805d82519182526020820152f35b61079c9034610ec6565b915f80808086335af1156107b0579161077f565b827f2ca23714000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b8598508497507f8ba5e2216e474d2184cf510c78d4be4bacf2ed6f6197ad24a3a8f8e3f514382993965094604092958161081b93961788558686611a1c565b958198821916809883610843575b5050508151908782526020820152a3838080808080610771565b179055888781610829565b827f1fafa604000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fb752dff6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600160e0870152610746565b7f37b0b034000000000000000000000000000000000000000000000000000000005f5260045ffd5b6106f6565b5060018514871516166106f6565b847f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9050956105c9565b887f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7f195a3ca1000000000000000000000000000000000000000000000000000000005f52346004525f60245260445ffd5b50341515610552565b867f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b73ffffffffffffffffffffffffffffffffffffffff915014158b610539565b338114159150610533565b61020f57507fbb1c869d000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b50505f824210156104e9565b507fd34fb29c000000000000000000000000000000000000000000000000000000005f526004524260245260445ffd5b877f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7fb5dfd9e5000000000000000000000000000000000000000000000000000000005f5260045ffd5b3461020f5760207ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57610ae6600435610e21565b60405191926003811015610b1e5760609373ffffffffffffffffffffffffffffffffffffffff91845216602083015215156040820152f35b7f4e487b71000000000000000000000000000000000000000000000000000000005f52602160045260245ffd5b3461020f575f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f57602060405173ffffffffffffffffffffffffffffffffffffffff8152f35b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610280811261020f576101601361020f57610bd8610daf565b6102043567ffffffffffffffff811161020f57610bf9903690600401610dd3565b90916102443567ffffffffffffffff811161020f57610c1c903690600401610dd3565b91610264359373ffffffffffffffffffffffffffffffffffffffff8516850361020f575f5c610a845760015f5d73ffffffffffffffffffffffffffffffffffffffff821695863303610c8e57610c89965061022435926101e435906101c435906101843561016435610f33565b5f805d005b867fa30621c2000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b3461020f577ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc3601610260811261020f576101601361020f57610cff610daf565b6102043567ffffffffffffffff811161020f57610d20903690600401610dd3565b91906102443567ffffffffffffffff811161020f57610d43903690600401610dd3565b915f5c610a8457610c899460015f5d61022435916101e4356101c435876101843561016435610f33565b3461020f576101607ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc36011261020f576020610da7610e04565b604051908152f35b6101a4359073ffffffffffffffffffffffffffffffffffffffff8216820361020f57565b9181601f8401121561020f5782359167ffffffffffffffff831161020f576020808501948460051b01011161020f57565b6101a0604051468152306020820152610160600460408301372090565b54740400000000000000000000000000000000000000008116610e9b5774020000000000000000000000000000000000000000811615610e92576001917401000000000000000000000000000000000000000073ffffffffffffffffffffffffffffffffffffffff83169216151590565b505f905f905f90565b506002905f905f90565b3573ffffffffffffffffffffffffffffffffffffffff8116810361020f5790565b91908203918211610ed357565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601160045260245ffd5b3560ff8116810361020f5790565b67ffffffffffffffff81116101e25760051b60200190565b91908201809211610ed357565b99939498929597919690976101a06040514681523060208201526101606004604083013720998a5474040000000000000000000000000000000000000000811661169457608464ffffffffff610f88826116c0565b164210611655575060a464ffffffffff610fa1826116c0565b1615158061163c575b6115fd57507401000000000000000000000000000000000000000016156115d157610fd56004611878565b506101006004013563ffffffff811680910361020f5761ffff610ff96101246116d2565b16908d61102a837fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff818501016119e5565b809110156115a257508d82029003908082101561159b57505b808b101561156c575073ffffffffffffffffffffffffffffffffffffffff86169889158015611563575b611537576080926111059695949260758d6110c894604051917f1fe75496c5717c5b7269d8813e16efe44bbd06ed45dd4a4653cf9e94abc62d4e8352602083015360601b60218201528c60358201528b605582015220611f88565b604051917fdb84841420a6253804f7189a78cbd46a552873c5c94b4cac44f1e04c8b7de76e83528d60208401526040830152606082015220611f88565b610144350361150b57855f528660205260405f208054600181881c166114db576001871b17905581156114af576024359073ffffffffffffffffffffffffffffffffffffffff82169182810361020f576004359073ffffffffffffffffffffffffffffffffffffffff82169586830361020f5760443560ff81169081810361020f57506003811461031f5761119983611fc7565b80611374575080611344575060643560ff8116810361020f57600416156112ca576111d0856111c88484612265565b948484612dd7565b1561128757906111df91612265565b908181039486145f1461125a5714155b611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f255916040915b82519182526020820152a3565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b5050817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff840110156111ef565b6112c685611293612baf565b906040519485947f118baa5200000000000000000000000000000000000000000000000000000000865260048601612691565b0390fd5b6112d78382949394612265565b926112e486848385612dd7565b156113375750906112f491612265565b03928403611331575f5b8303611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b816112fe565b906112c686611293612baf565b85907fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b600190979394919597969296145f1461144e576001820361141e57908461139c9260046126cf565b851415928361140c575b5050506113d857507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b7f495a9962000000000000000000000000000000000000000000000000000000005f5260045260016024525f60445260645ffd5b6114169350612838565b5f80806113a6565b50837fefe3fffb000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b928561146f83876114678186611474999d9b989c612601565b9760046126cf565b612601565b90039284036113315782611229575050507fb4348d2f95102c4a9eb1321d3cb1cf8fb5c9805780f348bf07f02efce2f1f2559160409161121c565b847f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b86897fd0e4288f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b867f0cb49808000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b897ff66e9048000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50308a1461106d565b8a7f0e2e9a29000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b9050611043565b8e7f0185d96f000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b8a7f57e3a4d1000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b61160c64ffffffffff916116c0565b7fbb1c869d000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b5064ffffffffff61164c826116c0565b16421015610faa565b61166464ffffffffff916116c0565b7fd34fb29c000000000000000000000000000000000000000000000000000000005f52166004524260245260445ffd5b8b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b3564ffffffffff8116810361020f5790565b3561ffff8116810361020f5790565b6044359060ff821680830361020f5780926003821161184c5760643560ff811680820361020f57610124359261ffff84169384810361020f575060031b6107f816916301010305831c191660ff16611821575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f3575050600314806117c8575b61177a57565b60243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57507f850f8d2f000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b5060243573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57501515611774565b7f4e91d7e6000000000000000000000000000000000000000000000000000000005f5260045260245260445ffd5b7fa4843ddb000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b507fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b9061188560408301610f00565b9160ff831692600384116119b95761189f60608301610f00565b6107f861ffff6118b261012086016116d2565b169260031b169060ff6301010305831c1982161661198a575063fa6464fa60ff911c1690817fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff820110156117f35750506003831480611960575b6119135750565b611934602073ffffffffffffffffffffffffffffffffffffffff9201610ea5565b7f850f8d2f000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5073ffffffffffffffffffffffffffffffffffffffff61198260208301610ea5565b16151561190c565b60ff907fa4843ddb000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b837fbff2cb3b000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b81156119ef570490565b7f4e487b71000000000000000000000000000000000000000000000000000000005f52601260045260245ffd5b919290925f9360443560ff81169081810361020f575060038114611db6576024359073ffffffffffffffffffffffffffffffffffffffff82169081830361020f57611a6683611fc7565b8015918280611d9f575b611b455750600290610100860151611b35575b03611a9f57505090611a9b93929181519360046122da565b915b565b90969490939160043573ffffffffffffffffffffffffffffffffffffffff8116810361020f57611ae9611ad2828b612265565b91611ae387518789878960046122da565b9a612265565b81811015611b2c57611afa91610ec6565b945b15611b1457505090611a9d92918619169060046124c7565b611b2894939192889698191692600461232b565b1791565b50505f94611afc565b611b3f8787612013565b50611a83565b9693959750505091611b573084612265565b936004359273ffffffffffffffffffffffffffffffffffffffff8416840361020f57611b838884612013565b611b8d8587612265565b611b998230888a612dd7565b15611d9157611ba88688612265565b900390808203611d5f575050611bbd88612876565b929098845193602086019a8b519586820201958202860195611be3818987896004612c8c565b9c5101868103611d45575b50011c9182611d29575b505050508580155f14611d1b5750505f5b611c133084612265565b611c1d8286610f26565b8103611cde575080611c34575b5050505050905f90565b60205f60446040517fa9059cbb00000000000000000000000000000000000000000000000000000000815285600482015284602482015282875af160015f5114601f3d11163d15171615611c9e575050611c8f903090612265565b91818303611229578080611c2a565b6112c68391611cab612baf565b906040519485947f72871d2900000000000000000000000000000000000000000000000000000000865260048601612691565b85611ce98387610f26565b907f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b611d2491612013565b611c09565b93611d3a939291819a9560046122da565b17945f808080611bf8565b86611d579189939e9387896004612d45565b179a5f611bee565b887f495a9962000000000000000000000000000000000000000000000000000000005f5260045260245260445260645ffd5b85876112c684611293612baf565b5060643560ff8116810361020f5760041615611a70565b509294935090805f95606084019280611dd08551346119e5565b95805194879860208301945b611dee57505050505050505191030290565b90919293949597611e1a90611e0286612876565b968782011c9a88518092020196028601809686612a09565b9890945b808603611e3357509395949392919083611ddc565b9490989b99611e428286612aa7565b611e4c8286612b8c565b908d8211611e8a5781611e8293928892039c611e758b858a89611e6d612baf565b936004612bf0565b179e039188510186612a09565b989094611e1e565b611e948587612013565b7f195a3ca1000000000000000000000000000000000000000000000000000000005f523460045260245260445ffd5b5f5c610a84576101a06040514681523060208201526101606004604083013720908160043573ffffffffffffffffffffffffffffffffffffffff81169081810361020f57503303611f595774040000000000000000000000000000000000000000815416611f2e5750565b7f9bb2ae9e000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b7f14c417b5000000000000000000000000000000000000000000000000000000005f526004523360245260445ffd5b9291818160051b0190611f99575050565b90925b602084359182811160051b9081521852602060405f20930190808218611fc0575050565b9092611f9c565b803b15611fd15750565b73ffffffffffffffffffffffffffffffffffffffff907f0c77210e000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b5f906101008101516121aa5760608101519260e08201516120fd5761203e825160a084015190610f26565b8160c06020850151940151918460031b935b61205d5750505050500290565b849061206883612876565b9290936120758486610f26565b1c9302019085810282019060031c850282015b868184106120b25750505b8082106120a1575081612050565b909585908735851c01960190612093565b90928181018281018381018481019185830193868501958787019e8f358d1c97358d1c96358d1c95358d1c94358d1c93358d1c92358d1c91358d1c0101010101010101970191612088565b90506121a691507f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b0290565b5f9360408201936060830193506020830191865b865188101561225b57600183891c1615612252576121f16121eb86516121e587518c612dc4565b90610f26565b86612b8c565b86519061220182820292836119e5565b14801590612247575b61221b5760019101975b01966121be565b887fff29cf0d000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b50818181011061220a565b96600190612214565b9650945050505050565b91906014526f70a082310000000000000000000000005f5260205f60246010855afa601f3d1116915f5192156122985750565b73ffffffffffffffffffffffffffffffffffffffff907f8cb85f52000000000000000000000000000000000000000000000000000000005f521660045260245ffd5b92909391959495825f9760208401945b6122f75750505050505050565b6123239861230483612876565b9a90938b85011c9384938851809202019b028b01809b87878c8c612d45565b1798906122ea565b90929594955f966123d8867f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b146124bd579081859395925160208201935b6123f75750505050505050565b60018516151580612491575b80612461575b612424575b835161241991610f26565b9360011c93846123ea565b97604051906020820182811067ffffffffffffffff8211176101e25761241992612458916040525f81528b858b8b89612bf0565b1798905061240e565b5061248c61247160208501610ea5565b61247a85610ea5565b60808501516014850135901c91612838565b612409565b5073ffffffffffffffffffffffffffffffffffffffff6124b084610ea5565b16813560601c1415612403565b505f955050505050565b826125f1575f935b84811161259d5761259757918160208293519101915b6124f0575050505050565b6001831615158061256b575b61251657815161250b91610f26565b9160011c91826124e5565b8473ffffffffffffffffffffffffffffffffffffffff61253860208701610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f52166004526024525f60445260645ffd5b5073ffffffffffffffffffffffffffffffffffffffff61258a85610ea5565b16813560601c14156124fc565b50505050565b8473ffffffffffffffffffffffffffffffffffffffff6125bf60208501610ea5565b7f495a9962000000000000000000000000000000000000000000000000000000005f521660045260245260445260645ffd5b6125fb8383612013565b936124cf565b929160446020925f92604051917efdd58e00000000000000000000000000000000000000000000000000000000835260048301526024820152855afa601f3d1116915f5192156122985750565b907fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0601f602080948051918291828752018686015e5f8582860101520116010190565b909273ffffffffffffffffffffffffffffffffffffffff608093816126cc97961684521660208301526040820152816060820152019061264e565b90565b9190926126de60208401610ea5565b9260205f6040830196600260ff6126f48a610f00565b161482146127b15760c49061274e61270b86610ea5565b906040519160e083016040527ff242432a000000000000000000000000000000000000000000000000000000008352600483015260a060848301525f60a4830152565b90602482015286604482015285606482015282885af160015f5114601f3d11163d1517165b1561277f575050505050565b90600160ff61279a6127946112c69695610ea5565b97610f00565b16036127aa57505b611293612baf565b90506127a2565b60649060026127c260608701610f00565b161515831461282d576342842e0e905b6127db86610ea5565b7fffffffff000000000000000000000000000000000000000000000000000000006040519360e01b1683526004830152602482015286604482015282885af160015f5114601f3d11163d151716612773565b6323b872dd906127d2565b60245f8092602094957f6352211e0000000000000000000000000000000000000000000000000000000083526004525afa601f3d1116905f51141690565b905f91600181161561292f575b8060016126cc920119167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b91506126cc6129ff7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff84018419167f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f7f0101010101010101010101010101010101010101010101010101010101010101917f55555555555555555555555555555555555555555555555555555555555555558160011c1690037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c90565b92831c9050612883565b93929093828514612aa057919060208301519060c0840151606060e0860151950151915b873560601c906014890135831c8717918015905f808080867fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff890110948a890290620186a0f1161115612a96570396830194848618612a8f5750505050509190565b9496612a2d565b9695505050505050565b5092509190565b90803560601c8015612b4f573014612b1257612ac38183612b8c565b15612acc575050565b906020612ade612ae793835190610ec6565b910151906119e5565b7f9af70448000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b906020612ade612b2493835190610ec6565b7f16cbf100000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b612b61836020612ade85835190610ec6565b7fad7a1f62000000000000000000000000000000000000000000000000000000005f5260045260245ffd5b90612b9c9060a083015190610f26565b9060e060c08201519101519135901c1790565b3d9060408211612bd0575b604051918083525f602084013e60608201604052565b60409150612bba565b6040906126cc93928152816020820152019061264e565b936060612c0f60019394956020612ade612c16959b9a9b835190610ec6565b9501610f00565b16612c57577ffd881f75662dc55eda430a247175cdf40668bc35435767fc60bbd17ee64f4340612c50600195966040519182918783612bd9565b0390a31b90565b6040517f937ec5e9000000000000000000000000000000000000000000000000000000008152806112c6878660048401612bd9565b9493929091945f956020830151850191853560601c916020820195612cb984612cb489610ea5565b612265565b94612cce818a89612cc98c610ea5565b612e2a565b03612d2057505050606091612ce9612cf192612cb487610ea5565b039483612b8c565b9101510290818303612d0257505050565b6125bf73ffffffffffffffffffffffffffffffffffffffff91610ea5565b925092509493506126cc959650612d378484612aa7565b612d3f612baf565b94612bf0565b929093959491612d58835f988487613060565b9460208301905b848703612d6f5750505050505050565b90919293949597612d808986612aa7565b612d95612d8b612baf565b8a8787868c612bf0565b17978251019285808503612db1575b5091909594939295612d5f565b612dbd91948689613060565b9285612da4565b81810292918115918404141715610ed357565b905f6064926020958295604051947f23b872dd0000000000000000000000000000000000000000000000000000000086526004860152602485015260448401525af160015f5114601f3d11163d15171690565b90919260608301519060e0840151612fec5792919060c060208401519301516fa9059cbb0000000000000000000000005f5260016060528360030285035b808710612edb575b505b848610612e8a575b50505050505f6034525f60605290565b90919293946014810135821c838102603452813560601c908160145260206060604460105f8a62061a80f1601f3d16600160605114111691020215612ed55784019493929190612e72565b94612e7a565b956014819692939495960135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde5785016014810135831c848102603452813560601c908160145260206060604460105f8b62061a80f1601f3d16600160605114111691020215612fde57850195949392919094612e68565b95505084939291905f612e70565b9390919250906fa9059cbb0000000000000000000000005f5260345260016060525b803560601c8060145260206060604460105f8762061a80f1601f3d16600160605114111602156130585760140190828218613052575090505b5f6034525f60605290565b9061300e565b915050613047565b919091602081019161307183610ea5565b60ff61307f60408501610f00565b16908115806133a7575b6133975750600181146132c65760021461318c576130ac6130b291959493610ea5565b91610ea5565b6040519060e082016040527f23b872dd000000000000000000000000000000000000000000000000000000008252600482015260a060848201525f60a4820152606083015160e08401519560c0602086015195015196604484019060248501925b60148101358a1c82178581028452813560601c808652308118021590151760205f606489828c62061a80f1111561317f5787903d613167575b0198888a186131615750505050505050505090565b98613113565b9050601f3d1660015f5114111561317f57879061314c565b9850505050505050505090565b6131a79161319f61270b92969594610ea5565b608052610ea5565b60608201519260e0830151602084015190608085015160a05260c085015160a0860151975b601481013560a0511c604487015288810135821c83178881026064880152813560601c806024890152308118021590151760205f60c4898260805162061a80f111156132bb5783903d613296575b01978489186132905750505050505b1561323357505090565b6132459261324091612b8c565b612dc4565b7f495a9962000000000000000000000000000000000000000000000000000000005f5273ffffffffffffffffffffffffffffffffffffffff608051166004526024525f60445260645ffd5b976131cc565b9050601f3d1660015f511411156132ae57839061321a565b975050505050505f613229565b975050505050613229565b509092916132d390610ea5565b60026132ea60606132e387610ea5565b9601610f00565b16613389576323b872dd939492915b608060208401519301519563ffffffff60405196165f526020525b6014810135861c606052803560601c8060405230811802602060606064601c5f8762061a80f1021561337f5782903d613366575b019483861861336057505050505b6040525f60605290565b94613314565b9050601f3d16600160605114111561337f578290613348565b9450505050613356565b6342842e0e939492916132f9565b919350506126cc94939150612e2a565b5060046133b660608601610f00565b161561308956' as const
