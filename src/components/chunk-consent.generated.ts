// Written by `npm run generate`. Do not edit.
export { AnalyticsPageView } from '#src/components/metadata/AnalyticsPageView/AnalyticsPageView.tsx';
export { ConsentPreferences } from '#src/components/metadata/ConsentPreferences/ConsentPreferences.tsx';
export { LiveChat } from '#src/components/metadata/LiveChat/LiveChat.tsx';
