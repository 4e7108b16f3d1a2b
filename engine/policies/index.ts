export { following, type Order, type Ordered, parseOrders } from './orders.ts';
export { policyNames, policyOf } from './policies.ts';
