// Written by `npm run generate`. Do not edit.
export { Header } from '#src/components/shell/Header/Header.tsx';
export { HeaderMenuFlyout } from '#src/components/shell/HeaderMenuFlyout/HeaderMenuFlyout.tsx';
export { HeaderSearchFlyout } from '#src/components/shell/HeaderSearchFlyout/HeaderSearchFlyout.tsx';
export { Navigation } from '#src/components/navigation/Navigation/Navigation.tsx';
export { PlanHeader } from '#src/components/shell/PlanHeader/PlanHeader.tsx';
