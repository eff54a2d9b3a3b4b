// Written by `npm run generate`. Do not edit.
import { Accordion } from '#src/components/content/Accordion/Accordion.tsx';
import { AccordionItem } from '#src/components/content/AccordionItem/AccordionItem.tsx';
import { ActionBar } from '#src/components/content/ActionBar/ActionBar.tsx';
import { Alert } from '#src/components/content/Alert/Alert.tsx';
import { AppliedFilters } from '#src/components/search/common/AppliedFilters/AppliedFilters.tsx';
import { ArticleContributor } from '#src/components/content/ArticleContributor/ArticleContributor.tsx';
import { ArticleHero } from '#src/components/hero/ArticleHero/ArticleHero.tsx';
import { BasicHero } from '#src/components/hero/BasicHero/BasicHero.tsx';
import { BooleanFacet } from '#src/components/search/facets/BooleanFacet/BooleanFacet.tsx';
import { Breadcrumb } from '#src/components/navigation/Breadcrumb/Breadcrumb.tsx';
import { BrightcoveVideo } from '#src/components/media/BrightcoveVideo/BrightcoveVideo.tsx';
import { CalloutHero } from '#src/components/hero/CalloutHero/CalloutHero.tsx';
import { ClearAllFilters } from '#src/components/search/common/ClearAllFilters/ClearAllFilters.tsx';
import { ColumnSplitter } from '#src/components/layout/ColumnSplitter/ColumnSplitter.tsx';
import { Container } from '#src/components/layout/Container/Container.tsx';
import { Content } from '#src/components/content/Content/Content.tsx';
import { ContentField } from '#src/components/content/ContentField/ContentField.tsx';
import { DetailPageContainer } from '#src/components/layout/DetailPageContainer/DetailPageContainer.tsx';
import { ExactLocationButton } from '#src/components/search/common/ExactLocationButton/ExactLocationButton.tsx';
import { ExactNameMatch } from '#src/components/search/common/ExactNameMatch/ExactNameMatch.tsx';
import { FacetsPanel } from '#src/components/search/common/FacetsPanel/FacetsPanel.tsx';
import { FacilityAlert } from '#src/components/entity/facility/FacilityAlert/FacilityAlert.tsx';
import { FacilityAmenities } from '#src/components/entity/facility/FacilityAmenities/FacilityAmenities.tsx';
import { FacilityAppointmentButton } from '#src/components/entity/facility/FacilityAppointmentButton/FacilityAppointmentButton.tsx';
import { FacilityAwards } from '#src/components/entity/facility/FacilityAwards/FacilityAwards.tsx';
import { FacilityCallToAction } from '#src/components/entity/facility/FacilityCallToAction/FacilityCallToAction.tsx';
import { FacilityCampusMapButton } from '#src/components/entity/facility/FacilityCampusMapButton/FacilityCampusMapButton.tsx';
import { FacilityConditions } from '#src/components/entity/facility/FacilityConditions/FacilityConditions.tsx';
import { FacilityContact } from '#src/components/entity/facility/FacilityContact/FacilityContact.tsx';
import { FacilityDescription } from '#src/components/entity/facility/FacilityDescription/FacilityDescription.tsx';
import { FacilityDiagnostics } from '#src/components/entity/facility/FacilityDiagnostics/FacilityDiagnostics.tsx';
import { FacilityFaqs } from '#src/components/entity/facility/FacilityFaqs/FacilityFaqs.tsx';
import { FacilityFeaturedHero } from '#src/components/entity/facility/FacilityFeaturedHero/FacilityFeaturedHero.tsx';
import { FacilityFindingYourWay } from '#src/components/entity/facility/FacilityFindingYourWay/FacilityFindingYourWay.tsx';
import { FacilityHero } from '#src/components/entity/facility/FacilityHero/FacilityHero.tsx';
import { FacilityHours } from '#src/components/entity/facility/FacilityHours/FacilityHours.tsx';
import { FacilityMediaGallery } from '#src/components/entity/facility/FacilityMediaGallery/FacilityMediaGallery.tsx';
import { FacilityOfferedServices } from '#src/components/entity/facility/FacilityOfferedServices/FacilityOfferedServices.tsx';
import { FacilityRelatedLocations } from '#src/components/entity/facility/FacilityRelatedLocations/FacilityRelatedLocations.tsx';
import { FacilityResources } from '#src/components/entity/facility/FacilityResources/FacilityResources.tsx';
import { FacilityStatsPromo } from '#src/components/entity/facility/FacilityStatsPromo/FacilityStatsPromo.tsx';
import { FacilityTreatments } from '#src/components/entity/facility/FacilityTreatments/FacilityTreatments.tsx';
import { FacilityVideo } from '#src/components/entity/facility/FacilityVideo/FacilityVideo.tsx';
import { FacilityWaitTime } from '#src/components/entity/facility/FacilityWaitTime/FacilityWaitTime.tsx';
import { FeaturedPromo } from '#src/components/promo/FeaturedPromo/FeaturedPromo.tsx';
import { Footer } from '#src/components/shell/Footer/Footer.tsx';
import { FooterCopyright } from '#src/components/shell/FooterCopyright/FooterCopyright.tsx';
import { GlobalAlert } from '#src/components/shell/GlobalAlert/GlobalAlert.tsx';
import { Header } from '#src/components/shell/Header/Header.tsx';
import { HeaderLogo } from '#src/components/shell/HeaderLogo/HeaderLogo.tsx';
import { HeaderMenuFlyout } from '#src/components/shell/HeaderMenuFlyout/HeaderMenuFlyout.tsx';
import { HeaderSearchFlyout } from '#src/components/shell/HeaderSearchFlyout/HeaderSearchFlyout.tsx';
import { HeaderUtilityLinks } from '#src/components/shell/HeaderUtilityLinks/HeaderUtilityLinks.tsx';
import { HeroBanner } from '#src/components/hero/HeroBanner/HeroBanner.tsx';
import { HierarchicalFacet } from '#src/components/search/facets/HierarchicalFacet/HierarchicalFacet.tsx';
import { HomepageHero } from '#src/components/hero/HomepageHero/HomepageHero.tsx';
import { HtmlIndexingSitemap } from '#src/components/metadata/HtmlIndexingSitemap/HtmlIndexingSitemap.tsx';
import { IframeEmbed } from '#src/components/content/IframeEmbed/IframeEmbed.tsx';
import { Image } from '#src/components/media/Image/Image.tsx';
import { ImageBanner } from '#src/components/media/ImageBanner/ImageBanner.tsx';
import { ImageGallery } from '#src/components/media/ImageGallery/ImageGallery.tsx';
import { InPageAlert } from '#src/components/shell/InPageAlert/InPageAlert.tsx';
import { InteriorHero } from '#src/components/hero/InteriorHero/InteriorHero.tsx';
import { JumpLinks } from '#src/components/navigation/JumpLinks/JumpLinks.tsx';
import { LanguageSelector } from '#src/components/navigation/LanguageSelector/LanguageSelector.tsx';
import { LastUpdatedNote } from '#src/components/content/LastUpdatedNote/LastUpdatedNote.tsx';
import { LeadershipBioCard } from '#src/components/content/LeadershipBioCard/LeadershipBioCard.tsx';
import { LeadershipBios } from '#src/components/content/LeadershipBios/LeadershipBios.tsx';
import { LinkExpander } from '#src/components/navigation/LinkExpander/LinkExpander.tsx';
import { LinkList } from '#src/components/navigation/LinkList/LinkList.tsx';
import { ListMapToggle } from '#src/components/search/common/ListMapToggle/ListMapToggle.tsx';
import { LocationBox } from '#src/components/search/common/LocationBox/LocationBox.tsx';
import { LocationCard } from '#src/components/cards/LocationCard/LocationCard.tsx';
import { LocationSearch } from '#src/components/search/pages/LocationSearch/LocationSearch.tsx';
import { Navigation } from '#src/components/navigation/Navigation/Navigation.tsx';
import { NoResultsMessage } from '#src/components/search/common/NoResultsMessage/NoResultsMessage.tsx';
import { OpenNowSwitch } from '#src/components/search/common/OpenNowSwitch/OpenNowSwitch.tsx';
import { PartialDesignDynamicPlaceholder } from '#src/components/layout/PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.tsx';
import { PatientSignInLink } from '#src/components/shell/PatientSignInLink/PatientSignInLink.tsx';
import { PlanFooter } from '#src/components/shell/PlanFooter/PlanFooter.tsx';
import { PlanHeader } from '#src/components/shell/PlanHeader/PlanHeader.tsx';
import { PrivacyOptionsLink } from '#src/components/shell/PrivacyOptionsLink/PrivacyOptionsLink.tsx';
import { Promo } from '#src/components/promo/Promo/Promo.tsx';
import { Quote } from '#src/components/content/Quote/Quote.tsx';
import { Redirect } from '#src/components/navigation/Redirect/Redirect.tsx';
import { RedirectedLocationSearchBar } from '#src/components/search/bars/RedirectedLocationSearchBar/RedirectedLocationSearchBar.tsx';
import { RedirectedSearchBar } from '#src/components/search/bars/RedirectedSearchBar/RedirectedSearchBar.tsx';
import { ResultsCount } from '#src/components/search/common/ResultsCount/ResultsCount.tsx';
import { ResultsMap } from '#src/components/search/common/ResultsMap/ResultsMap.tsx';
import { ResultsPagination } from '#src/components/search/common/ResultsPagination/ResultsPagination.tsx';
import { RichText } from '#src/components/content/RichText/RichText.tsx';
import { RichTextBlock } from '#src/components/content/RichTextBlock/RichTextBlock.tsx';
import { RowSplitter } from '#src/components/layout/RowSplitter/RowSplitter.tsx';
import { SearchBar } from '#src/components/search/common/SearchBar/SearchBar.tsx';
import { SearchHero } from '#src/components/hero/SearchHero/SearchHero.tsx';
import { SearchPrompt } from '#src/components/search/common/SearchPrompt/SearchPrompt.tsx';
import { SectionHeader } from '#src/components/content/SectionHeader/SectionHeader.tsx';
import { SideNavigation } from '#src/components/navigation/SideNavigation/SideNavigation.tsx';
import { SimplePromo } from '#src/components/promo/SimplePromo/SimplePromo.tsx';
import { SingleActionCard } from '#src/components/promo/SingleActionCard/SingleActionCard.tsx';
import { SlimContainer } from '#src/components/layout/SlimContainer/SlimContainer.tsx';
import { SocialLink } from '#src/components/navigation/SocialLink/SocialLink.tsx';
import { SortDropdown } from '#src/components/search/common/SortDropdown/SortDropdown.tsx';
import { StandardFacet } from '#src/components/search/facets/StandardFacet/StandardFacet.tsx';
import { Stats } from '#src/components/content/Stats/Stats.tsx';
import { StatsPromo } from '#src/components/promo/StatsPromo/StatsPromo.tsx';
import { TextTag } from '#src/components/content/TextTag/TextTag.tsx';
import { TextWithIcon } from '#src/components/content/TextWithIcon/TextWithIcon.tsx';
import { Title } from '#src/components/content/Title/Title.tsx';
import { TrackingOptOutLink } from '#src/components/shell/TrackingOptOutLink/TrackingOptOutLink.tsx';
import { TwoColumnContainer } from '#src/components/layout/TwoColumnContainer/TwoColumnContainer.tsx';
import { VerticalResults } from '#src/components/search/common/VerticalResults/VerticalResults.tsx';
import { VerticalTab } from '#src/components/content/VerticalTab/VerticalTab.tsx';
import { VerticalTabs } from '#src/components/content/VerticalTabs/VerticalTabs.tsx';
import { YoutubeVideo } from '#src/components/media/YoutubeVideo/YoutubeVideo.tsx';

/** Implementations by rendering name; the server draws all of them, the browser none (see islands). */
export const components = {
  Accordion,
  AccordionItem,
  ActionBar,
  Alert,
  AppliedFilters,
  ArticleContributor,
  ArticleHero,
  BasicHero,
  BooleanFacet,
  Breadcrumb,
  BrightcoveVideo,
  CalloutHero,
  ClearAllFilters,
  ColumnSplitter,
  Container,
  Content,
  ContentField,
  DetailPageContainer,
  ExactLocationButton,
  ExactNameMatch,
  FacetsPanel,
  FacilityAlert,
  FacilityAmenities,
  FacilityAppointmentButton,
  FacilityAwards,
  FacilityCallToAction,
  FacilityCampusMapButton,
  FacilityConditions,
  FacilityContact,
  FacilityDescription,
  FacilityDiagnostics,
  FacilityFaqs,
  FacilityFeaturedHero,
  FacilityFindingYourWay,
  FacilityHero,
  FacilityHours,
  FacilityMediaGallery,
  FacilityOfferedServices,
  FacilityRelatedLocations,
  FacilityResources,
  FacilityStatsPromo,
  FacilityTreatments,
  FacilityVideo,
  FacilityWaitTime,
  FeaturedPromo,
  Footer,
  FooterCopyright,
  GlobalAlert,
  Header,
  HeaderLogo,
  HeaderMenuFlyout,
  HeaderSearchFlyout,
  HeaderUtilityLinks,
  HeroBanner,
  HierarchicalFacet,
  HomepageHero,
  HtmlIndexingSitemap,
  IframeEmbed,
  Image,
  ImageBanner,
  ImageGallery,
  InPageAlert,
  InteriorHero,
  JumpLinks,
  LanguageSelector,
  LastUpdatedNote,
  LeadershipBioCard,
  LeadershipBios,
  LinkExpander,
  LinkList,
  ListMapToggle,
  LocationBox,
  LocationCard,
  LocationSearch,
  Navigation,
  NoResultsMessage,
  OpenNowSwitch,
  PartialDesignDynamicPlaceholder,
  PatientSignInLink,
  PlanFooter,
  PlanHeader,
  PrivacyOptionsLink,
  Promo,
  Quote,
  Redirect,
  RedirectedLocationSearchBar,
  RedirectedSearchBar,
  ResultsCount,
  ResultsMap,
  ResultsPagination,
  RichText,
  RichTextBlock,
  RowSplitter,
  SearchBar,
  SearchHero,
  SearchPrompt,
  SectionHeader,
  SideNavigation,
  SimplePromo,
  SingleActionCard,
  SlimContainer,
  SocialLink,
  SortDropdown,
  StandardFacet,
  Stats,
  StatsPromo,
  TextTag,
  TextWithIcon,
  Title,
  TrackingOptOutLink,
  TwoColumnContainer,
  VerticalResults,
  VerticalTab,
  VerticalTabs,
  YoutubeVideo,
};
