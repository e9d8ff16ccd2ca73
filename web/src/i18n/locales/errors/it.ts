// The sentences live in the contract, because the server says them too.
export { errorMessages as texts } from '@fanclub/contract/messages/it';
