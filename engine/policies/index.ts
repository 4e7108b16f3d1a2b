export { bySide } from './by-side.ts';
export { following, isAnybody, ORDER_SHAPES, type Order, type Ordered, parseOrders } from './orders.ts';
export { policyNames, policyOf } from './policies.ts';
